import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { at } from './columns.ts'

/** Whatever must be counted exactly, in fixed windows: guesses at a secret, mails, stored messages. */
export const counters = sqliteTable(
  'counters',
  {
    /** The counted subject; people and addresses appear only as a keyed hash. */
    key: text().primaryKey(),
    /** End of the window; a count of an earlier window does not apply. */
    endsAt: at('ends_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('counters_ends').on(table.endsAt)],
)

/**
 * What may be used once and stands in a cookie: pending sign-ins that have led to a session, and
 * challenges that a passkey has answered, rightly or not.
 */
export const spentSignIns = sqliteTable(
  'spent_sign_ins',
  {
    id: text().primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spent_sign_ins_expires').on(table.expiresAt)],
)
