import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import type { Work } from '#worker/app-env.ts'
import { documents, effectivePublications, publishing } from '#worker/db/schema.ts'
import type { Database, KeyValueStore } from '#worker/db/stores.ts'
import {
  editionKeys,
  findNumber,
  indexText,
  pointerText,
  publishedEdition,
} from '#worker/knowledge/edition-in-kv.ts'
import { showNewer } from '#worker/knowledge/refresh-edition.ts'
import { describeError, log } from '#worker/log.ts'
import { assembleIndex } from './assemble-index.ts'
import { newestNumber } from './effective.ts'
import { publishedKinds } from './kinds/registry.ts'
import { claimLease, type Lease } from './lease.ts'

type Stores = Pick<Work, 'db' | 'kv'>

// KV takes one write a second of a key.
const betweenWritesMs = 1100
const mostTries = 4
// An edition on the way to the newest one: so that what is written is not lost with a Worker.
const bodiesOfEdition = 500
const bodiesAtOnce = 25

/**
 * Writes the newest edition to KV, if it lacks it: texts, then index, then pointer, so that readers
 * find the old one or the new one. One Worker writes at a time, until there is nothing newer; what it
 * leaves undone is left to the next one, at the latest to cron. Says whether it wrote; never rejects.
 */
export async function writeEdition(stores: Stores): Promise<boolean> {
  try {
    let wrote = false
    while (await isBehind(stores.db)) {
      if (!(await writeWithLease(stores))) return wrote
      wrote = true
    }
    return wrote
  } catch (error) {
    log('edition-not-written', { error: describeError(error) })
    return false
  }
}

/** Has KV's edition written again if it was lost; says whether it was. */
export async function restoreEdition({ db, kv }: Stores): Promise<boolean> {
  const { writtenNumber } = await getState(db)
  if (writtenNumber === 0) return false
  const number = await findNumber(kv)
  if (number !== null && number >= writtenNumber) return false
  log('edition-lost', { number, written: writtenNumber })
  // Without a pointer and its index, nothing that was written can be relied on.
  const isEmpty = number === null && (await kv.get(editionKeys.index(writtenNumber))) === null
  const again = isEmpty ? 0 : Math.min(number ?? writtenNumber, writtenNumber - 1)
  await db
    .update(publishing)
    .set({ writtenNumber: again })
    .where(and(eq(publishing.id, 1), eq(publishing.writtenNumber, writtenNumber)))
  return true
}

interface State {
  newest: number
  writtenNumber: number
}

async function getState(db: Database): Promise<State> {
  const state = db
    .select({ writtenNumber: publishing.writtenNumber, newest: newestNumber })
    .from(publishing)
    .where(eq(publishing.id, 1))
  return (await state.get()) ?? { newest: 0, writtenNumber: 0 }
}

async function isBehind(db: Database): Promise<boolean> {
  const { newest, writtenNumber } = await getState(db)
  return writtenNumber < newest
}

/** False when another Worker writes. */
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

/** Writes one edition: the newest one, or one on the way to it. */
async function writeNext({ db, kv }: Stores, lease: Lease, state: State): Promise<void> {
  const number = await nextNumber(db, state)
  await writeBodies({ db, kv }, lease, { after: state.writtenNumber, upTo: number })
  const records = await assembleIndex(db, number)
  await lease.extend()
  // Nothing that cannot be read is ever pointed at.
  const edition = publishedEdition(records)
  await put(kv, editionKeys.index(number), indexText(records))
  await lease.extend()
  await put(kv, editionKeys.current, pointerText(number))
  await db
    .update(publishing)
    .set({ writtenNumber: number })
    .where(and(eq(publishing.id, 1), lt(publishing.writtenNumber, number)))
  showNewer(edition)
  log('edition-written', { number, notes: records.notes.length })
  await forgetIndexes(kv, state.writtenNumber)
}

/** The greatest number that not too many publications lead to. */
async function nextNumber(db: Database, { newest, writtenNumber }: State): Promise<number> {
  const { number } = effectivePublications
  const limit = await db
    .select({ number })
    .from(effectivePublications)
    .where(gt(number, writtenNumber))
    .orderBy(asc(number))
    .limit(1)
    .offset(bodiesOfEdition)
    .get()
  return limit?.number ?? newest
}

interface Between {
  after: number
  upTo: number
}

const kindsWithBodies = documentKinds.filter((kind) => publishedKinds[kind].hasBodies)
const hasBody = inArray(documents.kind, kindsWithBodies)

/** The texts that took effect in between, some at a time. */
async function writeBodies({ db, kv }: Stores, lease: Lease, between: Between): Promise<void> {
  let [after, id] = [between.after, 0]
  for (;;) {
    const rows = await db.all<{ number: number; id: number; revision: string; fields: string }>(sql`
      SELECT effective.number, publications.id, revisions.id AS revision, revisions.fields
      FROM effective_publications AS effective
      CROSS JOIN publications ON publications.id = effective.publication_id
      CROSS JOIN documents ON documents.id = publications.document_id AND ${hasBody}
      CROSS JOIN revisions ON revisions.id = publications.revision_id
      WHERE (effective.number, effective.publication_id) > (${after}, ${id})
        AND effective.number > ${between.after}
        AND effective.number <= ${between.upTo}
      ORDER BY effective.number, effective.publication_id
      LIMIT ${bodiesAtOnce}`)
    const texts = new Map(rows.map(({ revision, fields }) => [revision, fields]))
    await Promise.all([...texts].map(([key, text]) => put(kv, editionKeys.body(key), text)))
    const last = rows.at(-1)
    if (!last || rows.length < bodiesAtOnce) return
    ;[after, id] = [last.number, last.id]
    await lease.extend()
  }
}

/** Puts a value; a key that was written a moment ago takes it after a moment. */
async function put(kv: KeyValueStore, key: string, value: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await kv.put(key, value)
    } catch (error) {
      if (tries === mostTries || !isTooMany(error)) throw error
      await pause()
    }
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof Error && error.message.includes('429')
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, betweenWritesMs))
}

/** Indexes before the one that places may still be pointed at; to keep one costs little. */
async function forgetIndexes(kv: KeyValueStore, before: number): Promise<void> {
  try {
    const { keys } = await kv.list({ prefix: editionKeys.indexes, limit: 100 })
    const old = keys.filter(({ name }) => Number(name.slice(editionKeys.indexes.length)) < before)
    await Promise.all(old.map(({ name }) => kv.delete(name)))
  } catch (error) {
    log('indexes-not-forgotten', { error: describeError(error) })
  }
}
