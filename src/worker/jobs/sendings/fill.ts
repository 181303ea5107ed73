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
 * Writes down the next recipients of the oldest sending that is ready and lacks some; false when none
 * does. Many at once write each batch once: it counts only if nobody moved the cursor before.
 */
export async function fillNext(db: Database, kinds: SendingKinds): Promise<boolean> {
  const unfilled = and(isNull(sendings.filledAt), isNull(sendings.stoppedAt), isReadyOf(kinds))
  const sending = await db
    .select()
    .from(sendings)
    // All of them: it has the index of what is unfilled searched.
    .where(and(unfilled, gt(sendings.createdAt, new Date(0))))
    .orderBy(asc(sendings.createdAt))
    .limit(1)
    .get()
  if (!sending) return false
  const next = { after: sending.filledTo, limit: limits.fillBatch }
  const recipients = await kindOf(kinds, sending).findRecipients(db, sending, next)
  // It has just ceased to be ready, and is passed over the next time.
  if (!recipients) return true
  const own = eq(sendings.id, sending.id)
  const isUnmoved = and(own, eq(sendings.filledTo, sending.filledTo), unfilled)
  await changeIf(db, {
    preconditions: { outdated: hasRow(db, sendings, isUnmoved) },
    steps: {
      copies: insertCopies(db, sending, recipients),
      cursor: db.update(sendings).set(moved(recipients)).where(own),
    },
  })
  return true
}

/** Only of those who are still there when it runs: they may have left since they were found. */
function insertCopies(db: Database, { id }: SendingRow, recipients: readonly Recipient[]) {
  const list = JSON.stringify(
    recipients.map((one) => ({ id: crypto.randomUUID(), key: keyOf(one) })),
  )
  const [first] = recipients
  const ofMembers = first && 'userId' in first
  const key = ofMembers ? users.id : newsletterSubscribers.email
  const copy = newCopy({
    id: sql`one.value ->> 'id'`,
    sendingId: sql`${id}`,
    ...(ofMembers ? { userId: sql`${key}` } : { subscriber: sql`${key}` }),
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

/** Fewer than were asked for are the last. */
function moved(recipients: readonly Recipient[]): Partial<SendingRow> {
  const last = recipients.at(-1)
  return {
    ...(last && { filledTo: keyOf(last) }),
    ...(recipients.length < limits.fillBatch && { filledAt: new Date() }),
  }
}

function keyOf(recipient: Recipient): string {
  return 'userId' in recipient ? recipient.userId : recipient.subscriber
}
