import { and, eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox } from '#worker/db/schema.ts'
import { insertLogged } from '#worker/desk/staff/log-rows.ts'
import { isGivenUp } from './find-undelivered.ts'

/**
 * Makes a mail that was given up due at once, as if it had never been tried. Of many at once one
 * does so: the others find it waiting.
 */
export async function sendAgain(
  { db, mails }: Pick<Work, 'db' | 'mails'>,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'retried' | 'notFound' }> {
  const { outcome } = await changeIf(db, {
    preconditions: { notFound: hasRow(db, outbox, and(eq(outbox.id, id), isGivenUp())) },
    steps: {
      log: insertLogged(db, actor, 'mail.retried', id),
      mail: db
        .update(outbox)
        .set({ deadAt: null, attempts: 0, deferredAtMs: null, nextAttemptAt: new Date() })
        .where(eq(outbox.id, id)),
    },
  })
  if (outcome === 'notFound') return { outcome }
  mails.written = true
  return { outcome: 'retried' }
}
