import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { at } from './columns.ts'

/** Forms with a key whose change was made: written in one batch with it, deleted after a day. */
export const submissions = sqliteTable(
  'submissions',
  {
    /** A keyed hash of visitor, key, route and fields. */
    id: text().primaryKey(),
    /** The sealed reply; null until it is known, and for ever if the Worker ended before. */
    reply: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('submissions_created').on(table.createdAt)],
)
