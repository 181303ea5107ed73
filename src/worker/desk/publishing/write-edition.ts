import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import { keysOf } from '#shared/records.ts'
import type { Work } from '#worker/app-env.ts'
import type { KeyValueStore } from '#worker/db/key-value-store.ts'
import { effectivePublications, publishing } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import {
  editionKeys,
  findEditionNumber,
  indexText,
  pointerText,
  publishedEdition,
} from '#worker/knowledge/edition-in-kv.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import { setIfNewer } from '#worker/knowledge/refresh-edition.ts'
import type { RecordTranslation } from '#worker/knowledge/translations.ts'
import { describeError, log } from '#worker/log.ts'
import { assembleIndex } from './assemble-index.ts'
import { newestEditionNumber } from './effective-revisions.ts'
import { publishedKinds } from './kinds/registry.ts'
import { claimLease, type Lease } from './lease.ts'
import { readTranslations } from './read-translations.ts'
import { readShippedRecords } from './shipped-records.ts'

type Stores = Pick<Work, 'db' | 'kv'>

// KV accepts one write per second and key.
const writeIntervalMs = 1100
const maxAttempts = 4
// Intermediate editions save progress if a Worker is killed.
const maxPublications = 500
const bodyBatchSize = 25
// An isolate may not know of the newest ones yet.
const newestTranslations = 2

/**
 * Writes the newest edition to KV if it is missing: texts, then the index, then the pointer, so
 * that readers always find a complete edition. One Worker writes at a time, and cron continues
 * unfinished work. Returns true if it wrote; never rejects.
 */
export async function writeEdition(stores: Stores): Promise<boolean> {
  try {
    let hasWritten = false
    while (await isBehind(stores.db)) {
      if (!(await writeWithLease(stores))) return hasWritten
      hasWritten = true
    }
    return hasWritten
  } catch (error) {
    log('edition-not-written', { error: describeError(error) })
    return false
  }
}

/** Marks the edition for writing if KV has lost it; returns true if it has. */
export async function restoreEdition({ db, kv }: Stores): Promise<boolean> {
  const { writtenNumber } = await getState(db)
  if (writtenNumber === 0) return false
  const number = await findEditionNumber(kv)
  if (number !== null && number >= writtenNumber) return false
  log('edition-lost', { number, written: writtenNumber })
  // Without pointer and index, the texts may be lost as well.
  const isEmpty = number === null && (await kv.get(editionKeys.index(writtenNumber))) === null
  const restartAt = isEmpty ? 0 : Math.min(number ?? writtenNumber, writtenNumber - 1)
  await db
    .update(publishing)
    .set({ writtenNumber: restartAt })
    .where(and(eq(publishing.id, 1), eq(publishing.writtenNumber, writtenNumber)))
  return true
}

interface State {
  newest: number
  writtenNumber: number
}

async function getState(db: Database): Promise<State> {
  const state = db
    .select({ writtenNumber: publishing.writtenNumber, newest: newestEditionNumber })
    .from(publishing)
    .where(eq(publishing.id, 1))
  return (await state.get()) ?? { newest: 0, writtenNumber: 0 }
}

async function isBehind(db: Database): Promise<boolean> {
  const { newest, writtenNumber } = await getState(db)
  return writtenNumber < newest
}

/** Writes editions up to the newest; returns false if another Worker is writing. */
async function writeWithLease(stores: Stores): Promise<boolean> {
  const lease = await claimLease(stores.db)
  if (!lease) return false
  try {
    let state = await getState(stores.db)
    while (state.writtenNumber < state.newest) {
      await writeNext(stores, lease, state)
      state = await getState(stores.db)
      if (state.writtenNumber < state.newest) await pause()
    }
    return true
  } finally {
    await lease.end()
  }
}

async function writeNext({ db, kv }: Stores, lease: Lease, state: State): Promise<void> {
  const number = await nextNumber(db, state)
  await writeBodies({ db, kv }, lease, { after: state.writtenNumber, upTo: number })
  const records = await assembleIndex(db, number, await readShippedRecords(db, number))
  await lease.extend()
  await writeTranslations({ db, kv }, lease, { records, after: state.writtenNumber })
  // Throws before the pointer is written if the index cannot be read.
  const edition = publishedEdition(records)
  await putWithRetry(kv, editionKeys.index(number), indexText(records))
  await lease.extend()
  await putWithRetry(kv, editionKeys.current, pointerText(number))
  await db
    .update(publishing)
    .set({ writtenNumber: number })
    .where(and(eq(publishing.id, 1), lt(publishing.writtenNumber, number)))
  setIfNewer(edition)
  log('edition-written', { number, notes: records.notes.length })
  await deleteOldIndexes(kv, state.writtenNumber)
  await deleteOldTranslations(kv, records.translations ?? {})
}

/** Returns the largest number that adds at most `maxPublications` publications. */
async function nextNumber(db: Database, { newest, writtenNumber }: State): Promise<number> {
  const { number } = effectivePublications
  const limit = await db
    .select({ number })
    .from(effectivePublications)
    .where(gt(number, writtenNumber))
    .orderBy(asc(number))
    .limit(1)
    .offset(maxPublications)
    .get()
  return limit?.number ?? newest
}

interface NumberRange {
  after: number
  upTo: number
}

const kindsWithBodies = documentKinds.filter((kind) => publishedKinds[kind].hasBodies)
const original = sql`(SELECT kind FROM documents AS original WHERE original.id = documents.original_id)`
const hasBody = sql`coalesce(${original}, documents.kind) IN (
  SELECT value FROM json_each(${JSON.stringify(kindsWithBodies)})
)`

async function writeBodies({ db, kv }: Stores, lease: Lease, range: NumberRange): Promise<void> {
  let [after, id] = [range.after, 0]
  for (;;) {
    const rows = await db.all<{ number: number; id: number; revision: string; fields: string }>(sql`
      SELECT effective.number, publications.id, revisions.id AS revision, revisions.fields
      FROM effective_publications AS effective
      CROSS JOIN publications ON publications.id = effective.publication_id
      CROSS JOIN documents ON documents.id = publications.document_id AND ${hasBody}
      CROSS JOIN revisions ON revisions.id = publications.revision_id
      WHERE (effective.number, effective.publication_id) > (${after}, ${id})
        AND effective.number > ${range.after}
        AND effective.number <= ${range.upTo}
      ORDER BY effective.number, effective.publication_id
      LIMIT ${bodyBatchSize}`)
    const texts = new Map(rows.map(({ revision, fields }) => [revision, fields]))
    await Promise.all(
      [...texts].map(([key, text]) => putWithRetry(kv, editionKeys.body(key), text)),
    )
    const last = rows.at(-1)
    if (!last || rows.length < bodyBatchSize) return
    ;[after, id] = [last.number, last.id]
    await lease.extend()
  }
}

interface WrittenTranslations {
  records: PublishedRecords
  /** The number of the edition that KV has. */
  after: number
}

/** Writes the translations into each language that changed; the texts of articles are bodies. */
async function writeTranslations(
  { db, kv }: Stores,
  lease: Lease,
  { records, after }: WrittenTranslations,
): Promise<void> {
  const { translations = {} } = records
  for (const locale of keysOf(translations)) {
    const number = translations[locale] ?? 0
    if (number <= after) continue
    const all = await readTranslations(db, records.number, locale)
    const heads = all.map((one) => ({
      ...one,
      texts: one.texts.filter((text) => !isBody(one, text)),
    }))
    await putWithRetry(kv, editionKeys.translationsInto(locale, number), JSON.stringify(heads))
    await lease.extend()
  }
}

function isBody({ kind }: RecordTranslation, { field }: { field: string }): boolean {
  return publishedKinds[kind].hasBodies === true && field === 'body'
}

/** Puts a value; waits and tries again if KV limits the rate of writes. */
async function putWithRetry(kv: KeyValueStore, key: string, value: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kv.put(key, value)
    } catch (error) {
      if (attempt === maxAttempts || !isRateLimited(error)) throw error
      await pause()
    }
  }
}

function isRateLimited(error: unknown): boolean {
  return error instanceof Error && error.message.includes('429')
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, writeIntervalMs))
}

/** Deletes all translations but those of this edition and, in each language, the ones before. */
async function deleteOldTranslations(
  kv: KeyValueStore,
  current: NonNullable<PublishedRecords['translations']>,
): Promise<void> {
  try {
    for (const locale of keysOf(current)) {
      const prefix = editionKeys.translationsInto(locale, '')
      const { keys } = await kv.list({ prefix, limit: 100 })
      const numbers = keys.map(({ name }) => Number(name.slice(prefix.length)))
      const old = numbers.toSorted((a, b) => b - a).slice(newestTranslations)
      await Promise.all(
        old.map((number) => kv.delete(editionKeys.translationsInto(locale, number))),
      )
    }
  } catch (error) {
    log('indexes-not-forgotten', { error: describeError(error) })
  }
}

/** Deletes indexes older than the current one, to which cached pointers may still refer. */
async function deleteOldIndexes(kv: KeyValueStore, currentNumber: number): Promise<void> {
  try {
    const { keys } = await kv.list({ prefix: editionKeys.indexes, limit: 100 })
    const old = keys.filter(
      ({ name }) => Number(name.slice(editionKeys.indexes.length)) < currentNumber,
    )
    await Promise.all(old.map(({ name }) => kv.delete(name)))
  } catch (error) {
    log('indexes-not-forgotten', { error: describeError(error) })
  }
}
