import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns an expression for the number of the newest edition that a publication made before an
 * instant, in milliseconds since the epoch; 0 if there is none.
 */
export function newestNumberBefore(instant: number): SQL<number> {
  return sql`coalesce((
    SELECT number
    FROM effective_publications
    WHERE created_at < ${instant}
    ORDER BY created_at DESC, number DESC
    LIMIT 1
  ), 0)`
}
