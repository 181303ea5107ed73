import { and, eq } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, outbox } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
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
  const row = deskLogRow(actor, 'mail.retried', id)
  const isUndelivered = and(eq(outbox.id, id), isGivenUp())
  const isLogged = hasRow(db, deskLog, eq(deskLog.id, row.id))
  const [logged] = await db.batch([
    insertIf(db, deskLog, { row, condition: hasRow(db, outbox, isUndelivered) }).returning({
      id: deskLog.id,
    }),
    db
      .update(outbox)
      .set({ deadAt: null, attempts: 0, deferredAtMs: null, nextAttemptAt: row.createdAt })
      .where(and(isUndelivered, isLogged)),
  ])
  if (logged.length === 0) return { outcome: 'notFound' }
  mails.written = true
  return { outcome: 'retried' }
}
