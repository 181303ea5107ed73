import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { runBatch } from '#worker/db/change.ts'
import { threadEntries, threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { indexWords, wordsOfEntry } from './words.ts'

// What stood in the table of messages before there were threads: a few at a time, so that no
// statement is long, and so many a run that the next one finds this one done.
const threadsAtOnce = 50
const maxRounds = 10

/** What marks a thread whose words are yet to be indexed. */
const unindexed = ''

/** Makes threads found by their words that came without any; gives how many. */
export async function indexThreads(db: Database): Promise<number> {
  let done = 0
  for (let round = 0; round < maxRounds; round++) {
    const marked = await findMarked(db)
    if (marked.length === 0) return done
    await indexSome(db, marked)
    done += marked.length
  }
  return done
}

async function findMarked(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: threadWords.threadId })
    .from(threadWords)
    .where(eq(threadWords.word, unindexed))
    .orderBy(asc(threadWords.threadId))
    .limit(threadsAtOnce)
  return rows.map(({ id }) => id)
}

/** The words and the end of the mark in one batch: a run that breaks off leaves it to the next. */
async function indexSome(db: Database, ids: readonly string[]): Promise<void> {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const { people, entries } = await findWritten(db, listed)
  const entriesOf = Map.groupBy(entries, ({ threadId }) => threadId)
  const statements: BatchItem<'sqlite'>[] = people.map((thread) => {
    const { id: threadId } = thread
    const words = wordsOfThread(thread, entriesOf.get(threadId) ?? [])
    return indexWords(db, { threadId, words })
  })
  const marks = and(eq(threadWords.word, unindexed), inArray(threadWords.threadId, listed))
  await db.batch([db.delete(threadWords).where(marks), ...statements])
}

function findWritten(db: Database, listed: SQL) {
  const { threadId, kind, body, writtenBy, createdAt } = threadEntries
  return runBatch(db, {
    people: db.select().from(threads).where(inArray(threads.id, listed)),
    entries: db
      .select({ threadId, kind, body, writtenBy })
      .from(threadEntries)
      .where(and(inArray(threadId, listed), inArray(kind, ['message', 'reply', 'note'])))
      .orderBy(threadId, createdAt),
  })
}

type Written = Awaited<ReturnType<typeof findWritten>>
type Person = Written['people'][number]
type Entry = Written['entries'][number]

/** The same words as were indexed with each entry when it was written. */
function wordsOfThread(thread: Person, [first, ...others]: readonly Entry[]): string[] {
  const { name, email, company } = thread
  const writer = [name, email, company]
  const opened = first ?? { kind: 'message', body: '' }
  const words = [
    ...wordsOfEntry({ ...opened, writer }),
    ...others.flatMap((one) => wordsOfEntry({ ...one, writer: [one.writtenBy ?? ''] })),
  ]
  return [...new Set(words)]
}
