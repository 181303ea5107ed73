import { type SQL, sql } from 'drizzle-orm'
import { isPublished } from './effective-revisions.ts'

/** Returns the condition that a market is published; without it none of its rules is visible. */
export function isMarketPublished(slug: SQL): SQL {
  return sql`EXISTS (
    SELECT 1 FROM documents AS market
    WHERE market.kind = 'market' AND market.slug = ${slug} AND ${isPublished(sql`market.id`)}
  )`
}

/** Returns the condition that a market is published now or will be by a given time. */
export function isMarketPublishedFrom(slug: SQL, from: Date): SQL {
  return sql`(${isMarketPublished(slug)} OR EXISTS (
    SELECT 1
    FROM documents AS market
    CROSS JOIN publications AS latest ON latest.id = (
      SELECT max(decided.id) FROM publications AS decided WHERE decided.document_id = market.id
    )
    WHERE market.kind = 'market'
      AND market.slug = ${slug}
      AND latest.revision_id IS NOT NULL
      AND latest.from_at <= ${from.getTime()}
  ))`
}
