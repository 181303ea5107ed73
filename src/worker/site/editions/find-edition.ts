import { sql } from 'drizzle-orm'
import { dataFormat } from '#shared/content/data.ts'
import { dayAfter } from '#shared/days.ts'
import { startOfDay } from '#shared/zones.ts'
import { createCache } from '#worker/cache.ts'
import type { Database } from '#worker/db/stores.ts'
import { assembleIndex } from '#worker/desk/publishing/assemble-index.ts'
import { readShippedRecords } from '#worker/desk/publishing/shipped-records.ts'
import { type Edition, originalEdition } from '#worker/knowledge/edition.ts'
import { publishedEdition } from '#worker/knowledge/edition-in-kv.ts'
import { newestNumberBefore } from '#worker/knowledge/newest-number-before.ts'
import { officeZone } from '#worker/knowledge/office.ts'
import { describeError } from '#worker/log.ts'
import { Unavailable } from '#worker/unavailable.ts'

/** An edition with the format of its data files. */
interface FormattedEdition {
  edition: Edition
  format: string
}

// An edition has a few megabytes.
const maxCached = 3

/** Past editions by their numbers, which never change. */
const cache = createCache<FormattedEdition>(maxCached)

/** True if finding the edition costs no query. */
export function isAtHand(number: number): boolean {
  const { origin, number: current } = originalEdition()
  return (number === current && origin === 'published') || cache.get(String(number)) !== undefined
}

/** Finds the edition of a number; the current one costs no query. Null if there is none. */
export async function findEdition(db: Database, number: number): Promise<FormattedEdition | null> {
  const current = originalEdition()
  const isCurrent = number === current.number
  if (isCurrent && current.origin === 'published') return { edition: current, format: dataFormat }
  const key = String(number)
  const past = cache.get(key) ?? (await orUnavailable(readEdition(db, number)))
  if (past) cache.add(key, past)
  // A database without documents has no editions: readers see the records that ship.
  return past ?? (isCurrent ? { edition: current, format: dataFormat } : null)
}

/** Assembles an edition from the append-only tables. */
async function readEdition(db: Database, number: number): Promise<FormattedEdition | null> {
  if (!(await isEdition(db, number))) return null
  const shipped = await readShippedRecords(db, number)
  const records = await assembleIndex(db, number, shipped)
  return { edition: publishedEdition(records, shipped.general), format: shipped.format }
}

async function isEdition(db: Database, number: number): Promise<boolean> {
  const rows = await db.all(sql`
    SELECT 1 FROM effective_publications WHERE number = ${number}
    UNION ALL
    SELECT 1 FROM shipped_records WHERE number = ${number}
    LIMIT 1`)
  return rows.length > 0
}

/** Finds the edition, in English, that readers saw at the end of an office day; null before the first one. */
export async function findEditionOn(db: Database, day: string): Promise<Edition | null> {
  const current = originalEdition()
  if (day >= current.publishedAt) return current
  const end = startOfDay(officeZone(), dayAfter(day, 1)).getTime()
  const rows = db.all<{ number: number }>(sql`
    SELECT max(
      ${newestNumberBefore(end)},
      coalesce((SELECT max(number) FROM shipped_records WHERE created_at < ${end}), 0)
    ) AS number`)
  const [row] = await orUnavailable(rows)
  return row?.number ? ((await findEdition(db, row.number))?.edition ?? null) : null
}

/** Throws Unavailable if the database fails: no other store has past editions. */
export async function orUnavailable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable(`past editions cannot be read: ${describeError(error)}`)
  }
}

/** Empties the cache for tests, which share the isolate. */
export function forgetEditions(): void {
  cache.clear()
}
