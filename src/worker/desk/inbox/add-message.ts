import { and, eq, not } from 'drizzle-orm'
import { answerDueAt } from '#shared/office-hours.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { type Attachments, attachFiles, noAttachments } from '#worker/files/attach.ts'
import { answeringOffice } from '#worker/knowledge/office.ts'
import { indexWords, wordsOfEntry } from './index-words.ts'

/** The counter of the messages that all clients together send in an hour. */
export const messageCounter = 'hour:contact'

type ThreadRow = typeof threads.$inferSelect
type EntryRow = typeof threadEntries.$inferSelect

type NewThread = Pick<
  ThreadRow,
  'id' | 'name' | 'email' | 'company' | 'service' | 'market' | 'product' | 'createdAt'
> &
  Partial<Pick<ThreadRow, 'locale'>> & {
    message: string
    /** `waiting` if the message needs no reply, such as that of a booking. */
    status?: 'open' | 'waiting'
    /** The member of staff who begins the thread by a reply, and to whom it is assigned. */
    authorId?: string
    /** The email that confirms the arrival of the message. */
    mailId: string | null
    attachments?: Attachments
  }

export function openThread(
  db: Database,
  { message, mailId, status = 'open', authorId, attachments = noAttachments, ...thread }: NewThread,
) {
  const { id, createdAt, name, email, company } = thread
  const dueAt = answerDueAt(answeringOffice(), createdAt)
  const writer = [name, email, company]
  const kind = authorId ? 'reply' : 'message'
  const entryId = crypto.randomUUID()
  return [
    db.insert(threads).values({
      ...{ ...thread, status, lastAt: createdAt, dueAt },
      assigneeId: authorId ?? null,
    }),
    db.insert(threadEntries).values({
      id: entryId,
      threadId: id,
      kind,
      authorId: authorId ?? null,
      body: message,
      mailId,
      createdAt,
    }),
    indexWords(db, {
      threadId: id,
      words: wordsOfEntry({ kind, body: message, writer }),
    }),
    ...attachFiles(db, attachments, { entryId }),
  ] as const
}

/** A further message in a thread; `messageId` is set if it came by email. */
type NewMessage = Pick<EntryRow, 'id' | 'threadId' | 'body' | 'createdAt'> &
  Partial<Pick<EntryRow, 'writtenBy' | 'messageId' | 'mailId'>> & { attachments?: Attachments }

/** Returns the preconditions that a thread exists and has no message with this Message-ID. */
export function canAddMessage(
  db: Database,
  { threadId, messageId }: Pick<NewMessage, 'threadId' | 'messageId'>,
) {
  const inThread = eq(threadEntries.threadId, threadId)
  const isSame = messageId ? and(inThread, eq(threadEntries.messageId, messageId)) : null
  return {
    notFound: hasRow(db, threads, eq(threads.id, threadId)),
    known: isSame ? not(hasRow(db, threadEntries, isSame)) : undefined,
  }
}

/** Returns the statements that add a message to a thread, reopen it and set a new due time. */
export function insertMessage(db: Database, message: NewMessage) {
  const { attachments = noAttachments, ...entry } = message
  const { id, threadId, createdAt, body, writtenBy } = entry
  return [
    db.insert(threadEntries).values({ kind: 'message', ...entry }),
    db
      .update(threads)
      .set({
        status: 'open',
        lastAt: createdAt,
        dueAt: answerDueAt(answeringOffice(), createdAt),
        snoozedUntil: null,
      })
      .where(eq(threads.id, threadId)),
    indexWords(db, {
      threadId,
      words: wordsOfEntry({ kind: 'message', body, writer: [writtenBy ?? ''] }),
    }),
    ...attachFiles(db, attachments, { entryId: id }),
  ] as const
}
