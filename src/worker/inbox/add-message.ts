import { and, eq, not, type SQL } from 'drizzle-orm'
import { answerDueAt } from '#shared/office-time.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { threadEntries, threads } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { indexWords, wordsOfEntry } from './words.ts'

type ThreadRow = typeof threads.$inferSelect
type EntryRow = typeof threadEntries.$inferSelect

/** A thread that is opened: who writes, about what, and the first message. */
type NewThread = Pick<
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
  const writer = [name, email, company]
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
    indexWords(db, {
      threadId: id,
      words: wordsOfEntry({ kind: 'message', body: message, writer }),
      condition: hasRow(db, threads, eq(threads.id, id)),
    }),
  ] as const
}

/** What somebody writes on in a thread; by mail, with the Message-ID of that. */
type NewMessage = Pick<EntryRow, 'id' | 'threadId' | 'body' | 'createdAt'> &
  Partial<Pick<EntryRow, 'writtenBy' | 'messageId' | 'mailId'>>

/**
 * The statements of a batch that add a message to a thread, open again and due anew. They do nothing
 * when the thread is gone, has that mail already, or a further condition does not hold.
 */
export function addMessage(db: Database, message: NewMessage, condition?: SQL) {
  const { id, threadId, createdAt, messageId = null } = message
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
    indexWords(db, {
      threadId,
      words: wordsOfEntry({ ...row, writer: [row.writtenBy ?? ''] }),
      condition: added,
    }),
  ] as const
}
