import { and, eq, gte, sql } from 'drizzle-orm'
import { statistics } from '#shared/desk/constants.ts'
import { others } from '#shared/desk/statistics/measures.ts'
import { runBatch } from '#worker/db/change.ts'
import { statisticsCounts, statisticsDays, statisticsVisitors } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { PendingCounts } from './pending-counts.ts'
import { hashCeiling } from './visitor-hash.ts'

/** Adds what an isolate has counted to the rows of its day, in one batch. */
export async function writeCounts(
  db: Database,
  day: string,
  { views, visitors, counts }: PendingCounts,
): Promise<void> {
  await runBatch(db, {
    day: db
      .insert(statisticsDays)
      .values({ day, views, ceiling: hashCeiling })
      .onConflictDoUpdate({
        target: statisticsDays.day,
        set: { views: sql`${statisticsDays.views} + ${views}` },
      }),
    visitors: visitors.size > 0 ? insertVisitors(db, day, [...visitors]) : null,
    counts: counts.size > 0 ? insertCounts(db, day, counts) : null,
  })
}

/** Returns the statements that add visitors, and keep half of all hashes once they are too many. */
function insertVisitors(db: Database, day: string, hashes: readonly number[]) {
  const isDay = eq(statisticsVisitors.day, day)
  const ceiling = sql`(SELECT ceiling FROM statistics_days AS own WHERE own.day = ${day})`
  return [
    db
      .insert(statisticsVisitors)
      .select(
        sql`SELECT ${day}, value FROM json_each(${JSON.stringify(hashes)}) WHERE value < ${ceiling}`,
      )
      .onConflictDoNothing(),
    db
      .update(statisticsDays)
      .set({ ceiling: sql`${statisticsDays.ceiling} / 2` })
      .where(
        and(
          eq(statisticsDays.day, day),
          // Visitors who were there before add no row, and then no rows need to be counted.
          sql`changes() > 0`,
          sql`(SELECT count(*) FROM statistics_visitors AS all_visitors WHERE all_visitors.day = ${day}) > ${statistics.visitorRows}`,
        ),
      ),
    db.delete(statisticsVisitors).where(and(isDay, gte(statisticsVisitors.hash, ceiling))),
  ] as const
}

/** Returns the statement that adds counts; new names beyond the limit count with the others. */
function insertCounts(db: Database, day: string, counts: ReadonlyMap<string, number>) {
  const items = [...counts].map(([key, count]) => [...JSON.parse(key), count])
  return db
    .insert(statisticsCounts)
    .select(
      sql`
      WITH item AS (
        SELECT key AS position, value ->> 0 AS measure, value ->> 1 AS name,
          value ->> 2 AS detail, value ->> 3 AS count
        FROM json_each(${JSON.stringify(items)})
      ), used AS (
        SELECT measure, count(*) AS rows FROM statistics_counts WHERE day = ${day} GROUP BY measure
      ), known AS (
        SELECT item.*, coalesce(used.rows, 0) AS rows, EXISTS (
          SELECT 1 FROM statistics_counts AS own
          WHERE own.day = ${day} AND own.measure = item.measure
            AND own.name = item.name AND own.detail = item.detail
        ) AS is_known
        FROM item LEFT JOIN used ON used.measure = item.measure
      ), placed AS (
        SELECT *, is_known OR rows + sum(NOT is_known) OVER (
          PARTITION BY measure ORDER BY position
        ) < ${statistics.rowsPerMeasure} AS has_room
        FROM known
      )
      SELECT ${day}, measure, iif(has_room, name, ${others}), iif(has_room, detail, ''), sum(count)
      FROM placed
      GROUP BY 2, 3, 4`,
    )
    .onConflictDoUpdate({
      target: [
        statisticsCounts.day,
        statisticsCounts.measure,
        statisticsCounts.name,
        statisticsCounts.detail,
      ],
      set: { count: sql`${statisticsCounts.count} + excluded.count` },
    })
}
