import { eq } from 'drizzle-orm'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { effectivePublications, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import type { IndexPart } from './kinds/published-kind.ts'
import { publishedKinds } from './kinds/registry.ts'

const sourcesAtOnce = 500

const noRecords = { markets: [], facts: [], rules: [], notes: [], letters: [] }

/**
 * The index of an edition, from what D1 has: each record checked. One that fits no longer, or cites
 * what is not there, is left out and logged: the others are to be read all the same.
 */
export async function assembleIndex(db: Database, number: number): Promise<PublishedRecords> {
  const parts: IndexPart[] = []
  for (const kind of documentKinds) parts.push(await publishedKinds[kind].readPart(db, number))
  const cited = new Set(parts.flatMap((part) => [...part.cited]))
  const known = await readSources(db, [...cited])
  const ids = new Set(known.map(({ id }) => id))
  const publishedAt = await findDay(db, number)
  let records: PublishedRecords = { number, publishedAt, sources: known, ...noRecords }
  for (const part of parts) records = { ...records, ...part.records(ids) }
  return records
}

async function readSources(db: Database, ids: readonly string[]): Promise<Source[]> {
  const found: Source[] = []
  for (let at = 0; at < ids.length; at += sourcesAtOnce) {
    const { id, publisher, title, date, url } = sources
    const rows = await db
      .select({ id, publisher, title, date, url })
      .from(sources)
      .where(isOneOf(id, ids.slice(at, at + sourcesAtOnce)))
    found.push(...rows)
  }
  return found
}

async function findDay(db: Database, number: number): Promise<string> {
  const { createdAt } = effectivePublications
  const row = await db
    .select({ createdAt })
    .from(effectivePublications)
    .where(eq(effectivePublications.number, number))
    .limit(1)
    .get()
  return officeDayAt(row?.createdAt ?? new Date())
}
