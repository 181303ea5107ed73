import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { sending as limits } from '#shared/constants.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  newsletterSubscribers,
  type SendingRow,
  sendingCopies,
  sendings,
  users,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isReadyOf, kindOf, type Recipient, type SendingKinds } from './kind.ts'
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
    recipients.map((recipient) => ({ id: crypto.randomUUID(), key: keyOf(recipient) })),
  )
  const [first] = recipients
  const isForMembers = first && 'userId' in first
  const key = isForMembers ? users.id : newsletterSubscribers.email
  const copy = newCopy({
    id: sql`one.value ->> 'id'`,
    sendingId: sql`${id}`,
    ...(isForMembers ? { userId: sql`${key}` } : { subscriber: sql`${key}` }),
  })
  return db
    .insert(sendingCopies)
    .select(
      sql`SELECT ${copy}
        FROM json_each(${list}) AS one
        CROSS JOIN ${key.table} ON ${key} = one.value ->> 'key'
        WHERE true`,
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

function keyOf(recipient: Recipient): string {
  return 'userId' in recipient ? recipient.userId : recipient.subscriber
}
