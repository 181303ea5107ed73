import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { alertFrequencies } from '#shared/account/alerts/frequencies.ts'
import { userId, users } from './accounts.ts'
import { at, deferredAtMs, locale } from './columns.ts'
import { revisions } from './documents.ts'
import { newsletterSubscribers } from './mail.ts'

const sendingKinds = ['letter', 'alert', 'change', 'digest'] as const

/**
 * Mails of one text to many: a letter, the alert of a rule, that of a changed market, the digests of
 * a week.
 */
export const sendings = sqliteTable(
  'sendings',
  {
    id: text().primaryKey(),
    kind: text({ enum: sendingKinds }).notNull(),
    /**
     * The id of the letter's or the rule's document, or of the market's publication; of digests the
     * Monday, `YYYY-MM-DD`.
     */
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
    /** The market whose followers get a newsletter; null for all subscribers. */
    market: text(),
    /** The time from which a newsletter is sent; null for at once. */
    startsAt: at('starts_at'),
    /** Subscribers who left when it was the last newsletter that they had been sent. */
    unsubscribed: integer().notNull().default(0),
    /** Sent copies whose recipients are deleted, counted by a trigger. */
    sentBefore: integer('sent_before').notNull().default(0),
  },
  (table) => [
    uniqueIndex('sendings_about').on(table.kind, table.about),
    index('sendings_unfilled').on(table.createdAt).where(sql`${table.filledAt} IS NULL`),
  ],
)

/** Recipients of a sending, subscribers, members or followers, each once. */
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
    followerId: text('follower_id').references(() => followers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('sending_copies_subscriber').on(table.sendingId, table.subscriber),
    uniqueIndex('sending_copies_user').on(table.sendingId, table.userId),
    uniqueIndex('sending_copies_follower').on(table.sendingId, table.followerId),
    index('sending_copies_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} IS NOT NULL`),
    index('sending_copies_of_subscriber').on(table.subscriber),
    index('sending_copies_of_user').on(table.userId),
    index('sending_copies_of_follower').on(table.followerId),
  ],
)

/** The frequency of an account's alerts; accounts without a row get none. */
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

/**
 * Email addresses that follow markets without an account, confirmed by a mailed link. A trigger moves
 * a follower's markets to the account whose address is verified, and deletes the follower.
 */
export const followers = sqliteTable(
  'followers',
  {
    /** Never equal to the id of an account: both are UUIDs. */
    id: text().primaryKey(),
    email: text().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull(),
    /** The token in every link to change or stop the alerts, as in `alertPreferences`. */
    unsubscribeSealed: text('unsubscribe_sealed').notNull(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    locale: locale(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('followers_email').on(table.email),
    uniqueIndex('followers_unsubscribe').on(table.unsubscribeHash),
  ],
)

/** The markets that a follower follows, by slug. */
export const followerMarkets = sqliteTable(
  'follower_markets',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => followers.id, { onDelete: 'cascade' }),
    market: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.market] }),
    index('follower_markets_market').on(table.market, table.followerId),
  ],
)

/** Markets that somebody asked to follow by email, until the link in the email expires. */
export const followRequests = sqliteTable(
  'follow_requests',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    market: text().notNull(),
    locale: locale(),
    confirmedAt: at('confirmed_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('follow_requests_email').on(table.email),
    index('follow_requests_expires').on(table.expiresAt),
  ],
)

/** Those who may get alerts: verified members with preferences, and followers. */
export const alertRecipients = sqliteView('alert_recipients', {
  id: text().notNull(),
  /** Null for followers. */
  userId: text('user_id'),
  frequency: text({ enum: alertFrequencies }).notNull(),
  email: text().notNull(),
  unsubscribeSealed: text('unsubscribe_sealed').notNull(),
  locale: locale(),
}).existing()

export type SendingRow = typeof sendings.$inferSelect
export type CopyRow = typeof sendingCopies.$inferSelect
