import { sql } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { sendingCopies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newCopy } from '#worker/jobs/sendings/new-copy.ts'
import { isBetween, isFollowedBy, lastDigest } from './published-rules.ts'

interface Change {
  userId: string
  frequency: AlertFrequency
}

const newId = sql`lower(hex(randomblob(16)))`

/**
 * Returns the statements for a member who changes from weekly to 'each': they queue the alerts that
 * waited for Monday, and a digest that is being filled. Otherwise these rules would never arrive:
 * their alerts were filled without this member, and the next digest no longer includes them. Must
 * run before the preference changes.
 */
export function queueWaitingAlerts(db: Database, { userId, frequency }: Change) {
  const isSwitching = sql`${frequency} = 'each' AND EXISTS (
    SELECT 1 FROM alert_preferences AS preference
    WHERE preference.user_id = ${userId} AND preference.frequency = 'weekly')`
  const values = newCopy({ id: newId, sendingId: sql`sendings.id`, userId: sql`${userId}` })
  const selectCopies = sql`SELECT ${values} FROM sendings WHERE ${isSwitching}`
  return [
    db
      .insert(sendingCopies)
      .select(sql`${selectCopies} AND ${isBetween(lastDigest())} AND ${isFollowedBy(userId)}`)
      .onConflictDoNothing(),
    db
      .insert(sendingCopies)
      .select(
        sql`${selectCopies}
          AND sendings.filled_at IS NULL
          AND sendings.kind = 'digest'
          AND sendings.rowid = ${lastDigest()}`,
      )
      .onConflictDoNothing(),
  ] as const
}
