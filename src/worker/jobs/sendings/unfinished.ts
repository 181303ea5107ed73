import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** The condition that a sending has not gone to everybody yet, whether it is stopped or not. */
export function isUnfinished(db: Database) {
  const { sendingId, nextAttemptAt } = sendingCopies
  const waiting = and(eq(sendingId, sendings.id), gt(nextAttemptAt, new Date(0)))
  return or(isNull(sendings.filledAt), hasRow(db, sendingCopies, waiting))
}
