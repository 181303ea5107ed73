import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { sending as limits } from '#shared/constants.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { type SendingRow, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isReadyOf, keyOf, kindOf, type Recipient, type SendingKinds } from './kind.ts'
import { newCopy } from './new-copy.ts'

/**
 * Adds the next recipients of the oldest sending that is ready and incomplete; returns false if
 * there is none. Concurrent runs add a batch only once, because the cursor must not have moved.
 */
export async function fillNext(db: Database, kinds: SendingKinds): Promise<boolean> {
  const isUnfilled = and(isNull(sendings.filledAt), isNull(sendings.stoppedAt), isReadyOf(kinds))
  const sending = await db
    .select()
    .from(sendings)
    // Always true; it makes SQLite use the index of incomplete sendings.
    .where(and(isUnfilled, gt(sendings.createdAt, new Date(0))))
    .orderBy(asc(sendings.createdAt))
    .limit(1)
    .get()
  if (!sending) return false
  const next = { after: sending.filledTo, limit: limits.fillBatch }
  const recipients = await kindOf(kinds, sending).findRecipients(db, sending, next)
  // It is no longer ready, so the next call skips it.
  if (!recipients) return true
  const isSending = eq(sendings.id, sending.id)
  const isUnchanged = and(isSending, eq(sendings.filledTo, sending.filledTo), isUnfilled)
  await changeIf(
    { db },
    {
      preconditions: { outdated: hasRow(db, sendings, isUnchanged) },
      steps: {
        copies: insertCopies(db, sending, recipients),
        cursor: db.update(sendings).set(cursorAfter(recipients)).where(isSending),
      },
    },
  )
  return true
}

/** Inserts copies only for recipients who still exist when the statement runs. */
function insertCopies(db: Database, { id }: SendingRow, recipients: readonly Recipient[]) {
  const list = JSON.stringify(
    recipients.map((recipient) => ({ ...recipient, id: crypto.randomUUID() })),
  )
  const copy = newCopy({
    id: sql`one.value ->> 'id'`,
    sendingId: sql`${id}`,
    subscriber: sql`subscriber.email`,
    userId: sql`users.id`,
    followerId: sql`followers.id`,
  })
  return db
    .insert(sendingCopies)
    .select(
      sql`SELECT ${copy}
        FROM json_each(${list}) AS one
        LEFT JOIN newsletter_subscribers AS subscriber
          ON subscriber.email = one.value ->> 'subscriber'
        LEFT JOIN users ON users.id = one.value ->> 'userId'
        LEFT JOIN followers ON followers.id = one.value ->> 'followerId'
        WHERE coalesce(subscriber.email, users.id, followers.id) IS NOT NULL`,
    )
    .onConflictDoNothing()
}

/** Returns the cursor after these recipients; fewer than requested are the last ones. */
function cursorAfter(recipients: readonly Recipient[]): Partial<SendingRow> {
  const last = recipients.at(-1)
  return {
    ...(last && { filledTo: keyOf(last) }),
    ...(recipients.length < limits.fillBatch && { filledAt: new Date() }),
  }
}
