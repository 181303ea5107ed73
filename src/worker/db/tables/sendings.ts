import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { alertFrequencies } from '#shared/account/alerts/frequencies.ts'
import { userId, users } from './accounts.ts'
import { at, deferredAtMs } from './columns.ts'
import { revisions } from './documents.ts'
import { newsletterSubscribers } from './mail.ts'

const sendingKinds = ['letter', 'alert', 'digest'] as const

/** Mails of one text to many: a letter, the alert of a rule, the digests of a week. */
export const sendings = sqliteTable(
  'sendings',
  {
    id: text().primaryKey(),
    kind: text({ enum: sendingKinds }).notNull(),
    /** The id of the letter's or the rule's document; of digests the Monday, `YYYY-MM-DD`. */
    about: text().notNull(),
    /** The revision that is sent; null for digests. */
    revisionId: text('revision_id').references(() => revisions.id),
    startedBy: text('started_by'),
    /** The last recipient who was written down, in the order in which they are. */
    filledTo: text('filled_to').notNull().default(''),
    /** Set once all recipients are listed. */
    filledAt: at('filled_at'),
    stoppedAt: at('stopped_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sendings_about').on(table.kind, table.about),
    index('sendings_unfilled').on(table.createdAt).where(sql`${table.filledAt} IS NULL`),
  ],
)

/** Recipients of a sending, subscribers or members, each once. */
export const sendingCopies = sqliteTable(
  'sending_copies',
  {
    /** Also the local part of the Message-ID. */
    id: text().primaryKey(),
    sendingId: text('sending_id')
      .notNull()
      .references(() => sendings.id, { onDelete: 'cascade' }),
    subscriber: text().references(() => newsletterSubscribers.email, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null once it is sent or given up. */
    nextAttemptAt: at('next_attempt_at'),
    leasedUntil: at('leased_until'),
    sentAt: at('sent_at'),
    failure: text(),
    deferredAtMs: deferredAtMs(),
  },
  (table) => [
    uniqueIndex('sending_copies_subscriber').on(table.sendingId, table.subscriber),
    uniqueIndex('sending_copies_user').on(table.sendingId, table.userId),
    index('sending_copies_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} IS NOT NULL`),
    index('sending_copies_of_subscriber').on(table.subscriber),
    index('sending_copies_of_user').on(table.userId),
  ],
)

/** How often an account gets alerts; accounts without a row get none. */
export const alertPreferences = sqliteTable(
  'alert_preferences',
  {
    userId: userId().primaryKey(),
    frequency: text({ enum: alertFrequencies }).notNull(),
    /** The token in every unsubscribe link: sealed to be mailed, hashed to be looked up. */
    unsubscribeSealed: text('unsubscribe_sealed').notNull(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
  },
  (table) => [uniqueIndex('alert_preferences_unsubscribe').on(table.unsubscribeHash)],
)

/** Which markets somebody watches, by slug. */
export const watchedMarkets = sqliteTable(
  'watched_markets',
  { userId: userId(), market: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.market] }),
    index('watched_markets_market').on(table.market, table.userId),
  ],
)

export type SendingRow = typeof sendings.$inferSelect
export type CopyRow = typeof sendingCopies.$inferSelect
