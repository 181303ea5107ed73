import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** Returns the condition that a sending still has copies to send, even if it is paused. */
export function isUnfinished(db: Database) {
  const { sendingId, nextAttemptAt } = sendingCopies
  const isWaiting = and(eq(sendingId, sendings.id), gt(nextAttemptAt, new Date(0)))
  return or(isNull(sendings.filledAt), hasRow(db, sendingCopies, isWaiting))
}
