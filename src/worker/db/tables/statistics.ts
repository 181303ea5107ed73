import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { measures } from '#shared/desk/statistics/measures.ts'

/** The views of each day at the office, and how its visitors are counted. */
export const statisticsDays = sqliteTable('statistics_days', {
  /** `YYYY-MM-DD`. */
  day: text().primaryKey(),
  views: integer().notNull(),
  /** Only visitors with hashes below it have rows: it is halved when there are too many of them. */
  ceiling: integer().notNull(),
  /** Set once the day is over and the rows of its visitors are deleted. */
  visitors: integer(),
})

/** The visitors of a day, by hashes whose salt nobody knows after it. */
export const statisticsVisitors = sqliteTable(
  'statistics_visitors',
  { day: text().notNull(), hash: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.hash] })],
)

/** Counts of a day, such as the views of a page. */
export const statisticsCounts = sqliteTable(
  'statistics_counts',
  {
    day: text().notNull(),
    measure: text({ enum: measures }).notNull(),
    /** The name that is counted: a path, a host, a country, a search, a market. */
    name: text().notNull(),
    /** The page that an enquiry or a booking came from; else empty. */
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.name, table.detail] })],
)
