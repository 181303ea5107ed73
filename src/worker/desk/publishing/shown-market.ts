import { type SQL, sql } from 'drizzle-orm'
import { isShown } from './effective.ts'

/** The condition that readers see a market: without it they see none of its rules. */
export function isMarketPublished(slug: SQL): SQL {
  return sql`EXISTS (
    SELECT 1 FROM documents AS market
    WHERE market.kind = 'market' AND market.slug = ${slug} AND ${isShown(sql`market.id`)}
  )`
}

/** The condition that readers see a market, or will at some time by what was decided last. */
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
