import { and, eq, sql } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { followerMarkets, followers, users, watchedMarkets } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { queueWaitingAlerts } from './queue-waiting-alerts.ts'
import type { RecipientKey } from './recipients.ts'

/**
 * Returns the steps that replace what a member or a follower follows. They must run before the
 * frequency changes, which the first of them reads.
 */
export function replaceFollows(
  db: Database,
  recipient: RecipientKey,
  { markets, frequency }: { markets: readonly string[]; frequency: AlertFrequency },
) {
  const { id, follows, key } = tablesOf(recipient)
  const isDeselected = sql`${follows.market} NOT IN (SELECT value FROM json_each(${JSON.stringify(markets)}))`
  return {
    waiting: queueWaitingAlerts(db, { recipient, frequency }),
    deselected: db.delete(follows).where(and(eq(key, id), isDeselected)),
    selected: insertFollows(db, recipient, markets),
  }
}

/** Adds markets to those followed; adds none if the account or follower was deleted meanwhile. */
export function insertFollows(db: Database, recipient: RecipientKey, markets: readonly string[]) {
  const { id, owners, follows } = tablesOf(recipient)
  return db
    .insert(follows)
    .select(sql`
      SELECT ${owners.id}, value
      FROM ${owners} CROSS JOIN json_each(${JSON.stringify(markets)})
      WHERE ${owners.id} = ${id}`)
    .onConflictDoNothing()
}

function tablesOf(recipient: RecipientKey) {
  if ('userId' in recipient) {
    const key = watchedMarkets.userId
    return { id: recipient.userId, owners: users, follows: watchedMarkets, key }
  }
  const key = followerMarkets.followerId
  return { id: recipient.followerId, owners: followers, follows: followerMarkets, key }
}
