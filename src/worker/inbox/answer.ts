import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reply } from '#shared/inbox/schema.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, threadEntries, threads } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { insertMailFrom, outboxRow } from '../mail/outbox.ts'
import { findWritten, replyMail } from './reply-mail.ts'
import { indexWords, wordsOfEntry } from './words.ts'

/**
 * Answers the person of a thread: the entry, its mail, the status and the log in one batch, unless
 * something was added since the newest entry that the writer saw. Of many at once one is written.
 */
export async function answer(
  work: Work,
  asking: SignedIn,
  { threadId, body, last, status }: Reply & { threadId: string },
): Promise<{ outcome: 'answered'; id: string } | { outcome: 'unknown' | 'outdated' }> {
  const { db, settings } = work
  const thread = await db.select().from(threads).where(eq(threads.id, threadId)).get()
  if (!thread) return { outcome: 'unknown' }
  const before = await findWritten(db, threadId)
  const author = asking.user.name
  const mail = await replyMail(settings, { thread, before, body, author })
  const row = await outboxRow(work, mail, { about: threadId })
  const entry = staffEntry(asking, { threadId, kind: 'reply', body, mailId: row.id })
  const written = hasRow(db, threadEntries, eq(threadEntries.id, entry.id))
  const [inserted] = await db.batch([
    insertIf(db, threadEntries, { row: entry, condition: isNewest(db, threadId, last) }).returning({
      id: threadEntries.id,
    }),
    insertMailFrom(db, row, { table: threadEntries, fits: eq(threadEntries.id, entry.id) }),
    db
      .update(threads)
      .set({ status, lastAt: entry.createdAt })
      .where(and(eq(threads.id, threadId), written)),
    indexWords(db, { threadId, words: wordsOfEntry(entry), condition: written }),
    insertIf(db, deskLog, {
      row: deskLogRow(asking, 'thread.answered', threadId),
      condition: written,
    }),
  ])
  return inserted.length === 0 ? { outcome: 'outdated' } : { outcome: 'answered', id: entry.id }
}

/** Adds a note to a thread, which only staff read. */
export async function addNote(
  { db }: Pick<Work, 'db'>,
  asking: SignedIn,
  { threadId, body }: { threadId: string; body: string },
): Promise<{ outcome: 'noted'; id: string } | { outcome: 'unknown' }> {
  const entry = staffEntry(asking, { threadId, kind: 'note', body, mailId: null })
  const there = hasRow(db, threads, eq(threads.id, threadId))
  const written = hasRow(db, threadEntries, eq(threadEntries.id, entry.id))
  const [inserted] = await db.batch([
    insertIf(db, threadEntries, { row: entry, condition: there }).returning({
      id: threadEntries.id,
    }),
    indexWords(db, { threadId, words: wordsOfEntry(entry), condition: written }),
    insertIf(db, deskLog, {
      row: deskLogRow(asking, 'thread.noted', threadId),
      condition: written,
    }),
  ])
  return inserted.length === 0 ? { outcome: 'unknown' } : { outcome: 'noted', id: entry.id }
}

type EntryRow = typeof threadEntries.$inferSelect

/** What a member of staff adds to a thread. */
export function staffEntry(
  { user }: SignedIn,
  entry: Pick<EntryRow, 'threadId' | 'kind' | 'body' | 'mailId'>,
): EntryRow {
  return {
    ...entry,
    id: crypto.randomUUID(),
    authorId: user.id,
    writtenBy: null,
    messageId: null,
    createdAt: new Date(),
  }
}

/** The condition that an entry is the newest of its thread. */
function isNewest(db: Database, threadId: string, id: string) {
  const newest = db
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(eq(threadEntries.threadId, threadId))
    .orderBy(desc(threadEntries.createdAt), desc(sql`${threadEntries}.rowid`))
    .limit(1)
  return sql`(${newest}) = ${id}`
}
