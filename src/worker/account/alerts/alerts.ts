import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { isMarketPublished } from '#worker/desk/publishing/published-market.ts'

/** The published revision of an alert's rule; null while the rule is unpublished. */
export const revisionOfAlert = publishedRevision(sql`sendings.about`)

/** The market of an alert: that of its rule, null while the rule is unpublished, or the changed one. */
const marketOfAlert = sql`CASE sendings.kind
  WHEN 'change' THEN (
    SELECT documents.slug
    FROM publications
    CROSS JOIN documents ON documents.id = publications.document_id
    WHERE publications.id = CAST(sendings.about AS INTEGER)
  )
  ELSE (
    SELECT revision.fields ->> 'market' FROM revisions AS revision WHERE revision.id = ${revisionOfAlert}
  )
END`

/** The condition that readers can see what an alert is about: its market, and its rule. */
export const isVisible = isMarketPublished(marketOfAlert)

/** Finds the market of an alert; null while readers cannot see it. */
export async function findMarketOf(db: Database, alertId: string): Promise<string | null> {
  const alert = await db
    .select({ market: sql<string | null>`${marketOfAlert}` })
    .from(sendings)
    .where(and(eq(sendings.id, alertId), isVisible))
    .get()
  return alert?.market ?? null
}

/**
 * The condition that an alert lies between two digests, by the rowids of the sendings. Rowids grow
 * in the order of insertion. Timestamps come from the clocks of different Workers: an alert written
 * while a digest is made could then be in both digests or in none.
 */
export function isBetween(after: SQL, before?: SQL): SQL | undefined {
  const isAlert = inArray(sendings.kind, ['alert', 'change'])
  const isLaterAlert = and(isAlert, sql`sendings.rowid > ${after}`)
  return before ? and(isLaterAlert, sql`sendings.rowid < ${before}`) : isLaterAlert
}

/** The rowid of the newest digest, or of the newest one before a Monday; 0 if there is none. */
export function lastDigest(monday?: string): SQL {
  const earlier = monday === undefined ? sql`` : sql` AND digest.about < ${monday}`
  return sql`coalesce((
    SELECT digest.rowid FROM sendings AS digest
    WHERE digest.kind = 'digest'${earlier}
    ORDER BY digest.about DESC LIMIT 1), 0)`
}

/** The condition that a recipient follows a market. Ids of accounts and followers never meet. */
export function isFollowing(recipientId: Column | string, market: SQL): SQL {
  return sql`(
    EXISTS (SELECT 1 FROM watched_markets AS watched
      WHERE watched.user_id = ${recipientId} AND watched.market = ${market})
    OR EXISTS (SELECT 1 FROM follower_markets AS own
      WHERE own.follower_id = ${recipientId} AND own.market = ${market}))`
}

/** The condition that a recipient follows the market of an alert. */
export function isFollowedBy(recipientId: string): SQL {
  return isFollowing(recipientId, marketOfAlert)
}

/** The condition that a recipient was sent an alert or will be; failed deliveries do not count. */
export function isSentTo(alert: SQL | Column, recipientId: Column | string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM sending_copies AS copy
    WHERE copy.sending_id = ${alert}
      AND (copy.user_id = ${recipientId} OR copy.follower_id = ${recipientId})
      AND (copy.sent_at IS NOT NULL OR copy.next_attempt_at IS NOT NULL))`
}
