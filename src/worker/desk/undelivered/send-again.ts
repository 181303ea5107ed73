import { and, eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isGivenUp } from './find-undelivered.ts'

/** Queues an undelivered email for immediate delivery, with its attempts reset. */
export async function sendAgain(
  work: Pick<Work, 'db' | 'settings' | 'mails' | 'submission'>,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'retried' | 'notFound' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'mail.retried',
    target: id,
    exists: hasRow(db, outbox, and(eq(outbox.id, id), isGivenUp())),
    steps: {
      mail: db
        .update(outbox)
        .set({ deadAt: null, attempts: 0, deferredAtMs: null, nextAttemptAt: new Date() })
        .where(eq(outbox.id, id)),
    },
  })
  if (outcome === 'notFound') return { outcome }
  work.mails.written = true
  return { outcome: 'retried' }
}
