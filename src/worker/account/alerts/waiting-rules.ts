import { sql } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { sendingCopies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newCopy } from '#worker/jobs/sendings/new-copy.ts'
import { isBetween, isWatchedBy, lastDigest } from './published-rules.ts'

interface Change {
  userId: string
  chosen: AlertFrequency
}

const newId = sql`lower(hex(randomblob(16)))`

/**
 * For somebody who waited for Monday and now wants each at once: what waits is mailed at once, and a
 * digest that is being made comes all the same. Without this it would be lost: its alerts have been
 * filled without them, and on Monday they are in no digest. To run before the change.
 */
export function hurryWaitingRules(db: Database, { userId, chosen }: Change) {
  const isWeekly = sql`${chosen} = 'each' AND EXISTS (
    SELECT 1 FROM alert_preferences AS asked
    WHERE asked.user_id = ${userId} AND asked.frequency = 'weekly')`
  const values = newCopy({ id: newId, sendingId: sql`sendings.id`, userId: sql`${userId}` })
  const copy = sql`SELECT ${values} FROM sendings WHERE ${isWeekly}`
  return [
    db
      .insert(sendingCopies)
      .select(sql`${copy} AND ${isBetween(lastDigest())} AND ${isWatchedBy(userId)}`)
      .onConflictDoNothing(),
    db
      .insert(sendingCopies)
      .select(
        sql`${copy}
          AND sendings.filled_at IS NULL
          AND sendings.kind = 'digest'
          AND sendings.rowid = ${lastDigest()}`,
      )
      .onConflictDoNothing(),
  ] as const
}
