import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { runBatch } from '#worker/db/change.ts'
import { threadEntries, threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { indexWords, wordsOfEntry } from './index-words.ts'

// Small batches keep statements short, and few per run let it end before the next one.
const batchSize = 50
const maxRounds = 10

/** Marks a thread whose words are yet to be indexed, or indexed again. */
export const unindexedMarker = ''

/** Indexes threads that have no words yet; returns how many. */
export async function indexThreads(db: Database): Promise<number> {
  let indexedCount = 0
  for (let round = 0; round < maxRounds; round++) {
    const ids = await findUnindexed(db)
    if (ids.length === 0) return indexedCount
    await indexBatch(db, ids)
    indexedCount += ids.length
  }
  return indexedCount
}

async function findUnindexed(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: threadWords.threadId })
    .from(threadWords)
    .where(eq(threadWords.word, unindexedMarker))
    .orderBy(asc(threadWords.threadId))
    .limit(batchSize)
  return rows.map(({ id }) => id)
}

/** Replaces the words and the marker in one batch, so that an interrupted run is repeated. */
async function indexBatch(db: Database, ids: readonly string[]): Promise<void> {
  const idList = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const { people, entries } = await findTexts(db, idList)
  const entriesOf = Map.groupBy(entries, ({ threadId }) => threadId)
  const statements: BatchItem<'sqlite'>[] = people.map((thread) => {
    const { id: threadId } = thread
    const words = wordsOfThread(thread, entriesOf.get(threadId) ?? [])
    return indexWords(db, { threadId, words })
  })
  const oldWords = db.delete(threadWords).where(inArray(threadWords.threadId, idList))
  await db.batch([oldWords, ...statements])
}

function findTexts(db: Database, idList: SQL) {
  const { threadId, kind, body, writtenBy, createdAt } = threadEntries
  return runBatch(db, {
    people: db.select().from(threads).where(inArray(threads.id, idList)),
    entries: db
      .select({ threadId, kind, body, writtenBy })
      .from(threadEntries)
      .where(and(inArray(threadId, idList), inArray(kind, ['message', 'reply', 'note'])))
      .orderBy(threadId, createdAt),
  })
}

type Texts = Awaited<ReturnType<typeof findTexts>>
type ThreadRow = Texts['people'][number]
type Entry = Texts['entries'][number]

/** Returns the words that would have been indexed with each entry when it was written. */
function wordsOfThread(thread: ThreadRow, [first, ...others]: readonly Entry[]): string[] {
  const { name, email, company } = thread
  const writer = [name, email, company]
  const opening = first ?? { kind: 'message', body: '' }
  const words = [
    ...wordsOfEntry({ ...opening, writer }),
    ...others.flatMap((entry) => wordsOfEntry({ ...entry, writer: [entry.writtenBy ?? ''] })),
  ]
  return [...new Set(words)]
}
