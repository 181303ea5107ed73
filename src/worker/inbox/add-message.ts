import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { answerDueAt } from '#shared/office-time.ts'
import { wordsOf } from '#shared/search-words.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { threadEntries, threads, threadWords } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

type ThreadRow = typeof threads.$inferSelect
type EntryRow = typeof threadEntries.$inferSelect

/** A thread that is opened: who writes, about what, and the first message. */
export type NewThread = Pick<
  ThreadRow,
  'id' | 'name' | 'email' | 'company' | 'service' | 'market' | 'product' | 'createdAt'
> & {
  message: string
  /** The mail that tells the writer that it arrived: the first of ours in the thread. */
  mailId: string | null
}

/** The statements of a batch that open a thread. */
export function openThread(db: Database, { message, mailId, ...thread }: NewThread) {
  const { id, createdAt, name, email, company } = thread
  const dueAt = answerDueAt(createdAt)
  return [
    db.insert(threads).values({ ...thread, status: 'open', lastAt: createdAt, dueAt }),
    db.insert(threadEntries).values({
      id: crypto.randomUUID(),
      threadId: id,
      kind: 'message',
      body: message,
      mailId,
      createdAt,
    }),
    indexWords(db, id, [name, email, company, message]),
  ] as const
}

/** What somebody writes on in a thread; by mail, with the Message-ID of that. */
export type NewMessage = Pick<EntryRow, 'id' | 'threadId' | 'body' | 'createdAt'> &
  Partial<Pick<EntryRow, 'writtenBy' | 'messageId' | 'mailId'>>

/**
 * The statements of a batch that add a message to a thread, open again and due anew. They do nothing
 * when the thread is gone, has that mail already, or a further condition does not hold.
 */
export function addMessage(db: Database, message: NewMessage, condition?: SQL) {
  const { id, threadId, body, createdAt, messageId = null } = message
  const known = and(
    eq(threadEntries.threadId, threadId),
    eq(threadEntries.messageId, messageId ?? ''),
  )
  const thread = hasRow(db, threads, eq(threads.id, threadId))
  const row = {
    authorId: null,
    writtenBy: null,
    mailId: null,
    kind: 'message',
    ...message,
  } as const
  const added = hasRow(db, threadEntries, eq(threadEntries.id, id))
  return [
    insertIf(db, threadEntries, {
      row: { ...row, messageId },
      condition: and(thread, not(hasRow(db, threadEntries, known)), condition),
    }),
    db
      .update(threads)
      .set({ status: 'open', lastAt: createdAt, dueAt: answerDueAt(createdAt) })
      .where(and(eq(threads.id, threadId), added)),
    indexWords(db, threadId, [body, row.writtenBy ?? ''], added),
  ] as const
}

// Longer ones are no words, and more of them no text: an index is not filled by a flood.
const maxWordLength = 40
const maxWords = 2000

/** The words of some texts as the index of threads knows them, each once. */
export function indexedWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf).map(cut))]
}

/** By characters: half of one would be no text. */
function cut(word: string): string {
  return word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word
}

/** Makes a thread found by the words of some texts; none of them unless `fits`: if it is there. */
export function indexWords(
  db: Database,
  threadId: string,
  texts: readonly string[],
  fits: SQL = hasRow(db, threads, eq(threads.id, threadId)),
) {
  const list = JSON.stringify(indexedWords(texts).slice(0, maxWords))
  // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
  return db
    .insert(threadWords)
    .select(sql`SELECT ${threadId}, value FROM json_each(${list}) WHERE ${fits}`)
    .onConflictDoNothing()
}
