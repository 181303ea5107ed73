import { desc, eq, sql } from 'drizzle-orm'
import { inboxLimits } from '#shared/desk/constants.ts'
import type { Reply } from '#shared/desk/inbox/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { type Attachments, attachFiles, canAttach } from '#worker/files/attach.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { deliverIn } from '#worker/mail/start-delivery.ts'
import { indexWords, wordsOfEntry } from './index-words.ts'
import { findCorrespondence, replyMail } from './reply-mail.ts'

interface NewReply extends Omit<Reply, 'next' | 'files'> {
  threadId: string
  attachments: Attachments
}

/** Adds a reply and emails it to the person; `outdated` if an entry was added after `last`. */
export async function addReply(
  work: Work,
  actor: SignedIn,
  { threadId, body, last, status, attachments }: NewReply,
): Promise<{ outcome: 'added'; id: string } | { outcome: 'notFound' | 'outdated' | 'filesGone' }> {
  const { db } = work
  const thread = await db.select().from(threads).where(eq(threads.id, threadId)).get()
  if (!thread) return { outcome: 'notFound' }
  const earlier = await findCorrespondence(db, threadId)
  const author = actor.user.name
  const mail = await replyMail(work, { thread, earlier, body, author, attachments })
  const row = { ...(await outboxRow(work, mail, { about: threadId })), nextAttemptAt: undoEnd() }
  const statusBefore = thread.status
  const entry = staffEntry(actor, { threadId, kind: 'reply', body, mailId: row.id, statusBefore })
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.answered',
    target: threadId,
    preconditions: {
      outdated: isNewestEntry(db, threadId, last),
      filesGone: canAttach(db, attachments),
    },
    steps: {
      entry: db.insert(threadEntries).values(entry),
      files: attachFiles(db, attachments, { entryId: entry.id }),
      mail: insertMail(db, row),
      thread: db
        .update(threads)
        .set({ status, lastAt: entry.createdAt })
        .where(eq(threads.id, threadId)),
      words: indexWords(db, { threadId, words: wordsOfEntry(entry) }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  deliverIn(work, inboxLimits.undoSeconds)
  return { outcome: 'added', id: entry.id }
}

/** Until then a reply waits, so that its writer can take it back. */
function undoEnd(): Date {
  return new Date(Date.now() + inboxLimits.undoSeconds * 1000)
}

export async function addNote(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { threadId, body }: { threadId: string; body: string },
): Promise<{ outcome: 'added'; id: string } | { outcome: 'notFound' }> {
  const { db } = work
  const entry = staffEntry(actor, { threadId, kind: 'note', body })
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.noted',
    target: threadId,
    exists: hasRow(db, threads, eq(threads.id, threadId)),
    steps: {
      entry: db.insert(threadEntries).values(entry),
      words: indexWords(db, { threadId, words: wordsOfEntry(entry) }),
    },
  })
  return outcome === 'notFound' ? { outcome } : { outcome: 'added', id: entry.id }
}

type EntryRow = typeof threadEntries.$inferSelect

export function staffEntry(
  { user }: SignedIn,
  entry: Pick<EntryRow, 'threadId' | 'kind' | 'body'> &
    Partial<Pick<EntryRow, 'mailId' | 'statusBefore'>>,
): EntryRow {
  return {
    mailId: null,
    statusBefore: null,
    ...entry,
    id: crypto.randomUUID(),
    authorId: user.id,
    writtenBy: null,
    messageId: null,
    createdAt: new Date(),
  }
}

/** Returns the condition that a thread has no newer entry than this one. */
export function isNewestEntry(db: Database, threadId: string, id: string) {
  const newest = db
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(eq(threadEntries.threadId, threadId))
    .orderBy(desc(threadEntries.createdAt), desc(sql`${threadEntries}.rowid`))
    .limit(1)
  return sql`(${newest}) = ${id}`
}
