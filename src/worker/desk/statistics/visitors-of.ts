import { type Column, type SQL, sql } from 'drizzle-orm'
import { hashCeiling } from './visitor-hash.ts'

/**
 * Returns the number of visitors of a day that is not closed. It is exact until the ceiling was
 * halved; then those below it stand for all (adaptive sampling, Flajolet 1990).
 */
export function visitorsOf(day: Column, ceiling: Column): SQL<number> {
  return sql<number>`(
    SELECT count(*) * ${hashCeiling} / ${ceiling}
    FROM statistics_visitors AS one WHERE one.day = ${day}
  )`
}
