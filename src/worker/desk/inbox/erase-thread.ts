import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox, threads } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'

/** Deletes a thread with all its data and unsent emails; the log records it. */
export async function eraseThread(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  threadId: string,
): Promise<{ outcome: 'erased' | 'notFound' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.erased',
    target: threadId,
    exists: hasRow(db, threads, eq(threads.id, threadId)),
    steps: {
      mails: db.delete(outbox).where(eq(outbox.about, threadId)),
      // Deletes entries, words, held mails and bookings by cascade.
      thread: db.delete(threads).where(eq(threads.id, threadId)),
    },
  })
  return { outcome: outcome === 'notFound' ? outcome : 'erased' }
}
