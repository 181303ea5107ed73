import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Rule, Source } from '#shared/knowledge/schemas.ts'
import { documents, revisions, sendings, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { isMarketPublished } from '#worker/desk/publishing/published-market.ts'

/** The revision that readers see of the rule that an alert is about; null while it is withdrawn. */
const revisionOfAlert = publishedRevision(sql`sendings.about`)

/** The market of the rule that an alert is about; null while that is withdrawn. */
export const marketOfAlert = sql`(
  SELECT shown.fields ->> 'market' FROM revisions AS shown WHERE shown.id = ${revisionOfAlert}
)`

/** The condition that readers can open the rule that an alert is about. */
export const isRulePublished = isMarketPublished(marketOfAlert)

/**
 * The condition that an alert lies between two digests, by the numbers of their rows. These count up
 * as rows are inserted, one after the other: by the clocks of two Workers, an alert that is written
 * while a digest is made would be in both or in none.
 */
export function isBetween(after: SQL, before?: SQL): SQL | undefined {
  const isLater = and(eq(sendings.kind, 'alert'), sql`sendings.rowid > ${after}`)
  return before ? and(isLater, sql`sendings.rowid < ${before}`) : isLater
}

/** The number of the newest digest before a Monday, else of all of them; 0 when there is none. */
export function lastDigest(monday?: string): SQL {
  const earlier = monday === undefined ? sql`` : sql` AND digest.about < ${monday}`
  return sql`coalesce((
    SELECT digest.rowid FROM sendings AS digest
    WHERE digest.kind = 'digest'${earlier}
    ORDER BY digest.about DESC LIMIT 1), 0)`
}

/** The condition that a member watches the market of the rule that an alert is about. */
export function isWatchedBy(userId: string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM watched_markets AS watched
    WHERE watched.user_id = ${userId} AND watched.market = ${marketOfAlert})`
}

/** The condition that a member is sent a rule by an alert, or was: not one that was given up. */
export function isToldBy(alert: SQL | SQLiteColumn, userId: SQL | SQLiteColumn | string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM sending_copies AS copy
    WHERE copy.sending_id = ${alert} AND copy.user_id = ${userId}
      AND (copy.sent_at IS NOT NULL OR copy.next_attempt_at IS NOT NULL))`
}

/** A rule as readers see it, and what it is taken from. */
export interface PublishedRule {
  rule: Rule
  source: Omit<Source, 'id'> | null
}

/** The rules of some alerts as readers see them, without those that they cannot open. */
export function selectRules(db: Database, condition: SQL | undefined) {
  // No second `id`: in a batch D1 gives of two columns of one name only one.
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

/** What a row holds: the slug of a document stands beside its fields. */
export function ruleOf({ slug, fields, source }: RuleRow): PublishedRule {
  return { rule: { ...JSON.parse(fields), slug }, source }
}
