import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox, threadEntries, threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { detachFiles, findFileIds } from '#worker/files/attach.ts'
import { unindexedMarker } from './index-threads.ts'
import { isNewestEntry } from './staff-entries.ts'

type Entry = typeof threadEntries.$inferSelect
type UndoOutcome =
  | { outcome: 'undone'; body: string; files: string[] }
  | { outcome: 'notFound' | 'gone' }

/**
 * Takes a reply of the actor back while its email still waits: entry and email are deleted, its files
 * wait for the next reply, and the thread is as it was. `gone` if the email may be on its way, or the reply was taken back before.
 */
export async function undoReply(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { threadId, id, owner }: { threadId: string; id: string; owner: string },
): Promise<UndoOutcome> {
  const { db } = work
  const entry = await db
    .select()
    .from(threadEntries)
    .where(isReply(actor, threadId, id))
    .get()
  const files = await findFileIds(db, id)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'reply.undone',
    target: threadId,
    exists: hasRow(db, threads, eq(threads.id, threadId)),
    preconditions: { gone: isStillWaiting(db, entry?.mailId ?? '') },
    // Empty steps run too, if the conditions hold; without an entry they never do.
    steps: entry ? { files: detachFiles(db, id, owner), ...undoSteps(db, entry) } : {},
  })
  if (outcome !== 'changed') return { outcome }
  return { outcome: 'undone', body: entry?.body ?? '', files }
}

function isReply({ user }: SignedIn, threadId: string, id: string) {
  return and(
    ...[eq(threadEntries.id, id), eq(threadEntries.threadId, threadId)],
    ...[eq(threadEntries.kind, 'reply'), eq(threadEntries.authorId, user.id)],
  )
}

/** Returns the condition that an email's time has not come, so that no Worker can hold it. */
function isStillWaiting(db: Database, mailId: string) {
  const isUntouched = and(eq(outbox.attempts, 0), isNull(outbox.leasedUntil))
  return hasRow(
    db,
    outbox,
    and(eq(outbox.id, mailId), isUntouched, gt(outbox.nextAttemptAt, new Date())),
  )
}

function undoSteps(db: Database, { id, threadId, mailId, statusBefore }: Entry) {
  const lastAt = db
    .select({ at: sql`max(${threadEntries.createdAt})` })
    .from(threadEntries)
    .where(
      and(
        ...[eq(threadEntries.threadId, threadId), ne(threadEntries.id, id)],
        inArray(threadEntries.kind, ['message', 'reply']),
      ),
    )
  return {
    mail: db.delete(outbox).where(eq(outbox.id, mailId ?? '')),
    thread: db
      .update(threads)
      .set({
        // A later entry has set the status since.
        status: sql`iif(${isNewestEntry(db, threadId, id)}, ${statusBefore}, ${threads.status})`,
        lastAt: sql`coalesce((${lastAt}), ${threads.createdAt})`,
      })
      .where(eq(threads.id, threadId)),
    entry: db.delete(threadEntries).where(eq(threadEntries.id, id)),
    words: db.insert(threadWords).values({ threadId, word: unindexedMarker }).onConflictDoNothing(),
  }
}
