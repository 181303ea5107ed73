import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { threadEntries, threads, threadWords } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { indexWords } from './add-message.ts'

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
  const [people, written] = await db.batch([
    db.select().from(threads).where(inArray(threads.id, listed)),
    db
      .select({
        threadId: threadEntries.threadId,
        body: threadEntries.body,
        writtenBy: threadEntries.writtenBy,
      })
      .from(threadEntries)
      .where(
        and(
          inArray(threadEntries.threadId, listed),
          inArray(threadEntries.kind, ['message', 'reply', 'note']),
        ),
      ),
  ])
  const texts = new Map(people.map(({ id, name, email, company }) => [id, [name, email, company]]))
  for (const { threadId, body, writtenBy } of written) {
    texts.get(threadId)?.push(body, writtenBy ?? '')
  }
  const statements: BatchItem<'sqlite'>[] = [...texts].map(([id, all]) => indexWords(db, id, all))
  const marks = and(eq(threadWords.word, unindexed), inArray(threadWords.threadId, listed))
  await db.batch([db.delete(threadWords).where(marks), ...statements])
}
