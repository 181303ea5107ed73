import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Rule, Source } from '#shared/knowledge/schemas.ts'
import { documents, revisions, sendings, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { isMarketPublished } from '#worker/desk/publishing/published-market.ts'

/** The published revision of an alert's rule; null while the rule is unpublished. */
const revisionOfAlert = publishedRevision(sql`sendings.about`)

/** The market of an alert's rule; null while the rule is unpublished. */
export const marketOfAlert = sql`(
  SELECT revision.fields ->> 'market' FROM revisions AS revision WHERE revision.id = ${revisionOfAlert}
)`

/** The condition that the rule of an alert and its market are published. */
export const isRulePublished = isMarketPublished(marketOfAlert)

/**
 * The condition that an alert lies between two digests, by the rowids of the sendings. Rowids grow
 * in the order of insertion. Timestamps come from the clocks of different Workers: an alert written
 * while a digest is made could then be in both digests or in none.
 */
export function isBetween(after: SQL, before?: SQL): SQL | undefined {
  const isLaterAlert = and(eq(sendings.kind, 'alert'), sql`sendings.rowid > ${after}`)
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

/** The condition that a recipient follows the market of an alert's rule. */
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

export interface PublishedRule {
  rule: Rule
  source: Omit<Source, 'id'> | null
}

/** Selects the published rules of the alerts that meet the condition. */
export function selectRules(db: Database, condition: SQL | undefined) {
  // Without the source's `id`: in a batch, D1 returns only one of two columns with the same name.
  const { publisher, title, date, url } = sources
  return db
    .select({
      alert: sendings.id,
      slug: documents.slug,
      fields: revisions.fields,
      source: { publisher, title, date, url },
    })
    .from(sendings)
    .innerJoin(documents, eq(documents.id, sendings.about))
    .innerJoin(revisions, eq(revisions.id, revisionOfAlert))
    .leftJoin(sources, sql`${sources.id} = ${revisions.fields} ->> 'source'`)
    .where(and(condition, isRulePublished))
}

type RuleRow = Awaited<ReturnType<typeof selectRules>>[number]

export function ruleOf({ slug, fields, source }: RuleRow): PublishedRule {
  return { rule: { ...JSON.parse(fields), slug }, source }
}
