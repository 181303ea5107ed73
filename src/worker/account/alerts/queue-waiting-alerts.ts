import { sql } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { sendingCopies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newCopy } from '#worker/jobs/sendings/new-copy.ts'
import { isBetween, isFollowedBy, lastDigest } from './alerts.ts'
import type { RecipientKey } from './recipients.ts'

interface Change {
  recipient: RecipientKey
  frequency: AlertFrequency
}

const newId = sql`lower(hex(randomblob(16)))`

/**
 * Returns the statements for a recipient who changes from weekly to 'each': they queue the alerts that
 * waited for Monday, and a digest that is being filled. Otherwise these would never arrive:
 * they were filled without this recipient, and the next digest no longer includes them. Must
 * run before the preference changes.
 */
export function queueWaitingAlerts(db: Database, { recipient, frequency }: Change) {
  const recipientId = 'userId' in recipient ? recipient.userId : recipient.followerId
  const isSwitching = sql`${frequency} = 'each' AND (
    EXISTS (SELECT 1 FROM alert_preferences AS preference
      WHERE preference.user_id = ${recipientId} AND preference.frequency = 'weekly')
    OR EXISTS (SELECT 1 FROM followers
      WHERE followers.id = ${recipientId} AND followers.frequency = 'weekly'))`
  const key = sql`${recipientId}`
  const column = 'userId' in recipient ? { userId: key } : { followerId: key }
  const values = newCopy({ id: newId, sendingId: sql`sendings.id`, ...column })
  const selectCopies = sql`SELECT ${values} FROM sendings WHERE ${isSwitching}`
  return [
    db
      .insert(sendingCopies)
      .select(sql`${selectCopies} AND ${isBetween(lastDigest())} AND ${isFollowedBy(recipientId)}`)
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
