import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { suppressionReasons } from '#shared/desk/delivery/suppressions.ts'
import { at, deferredAtMs, locale } from './columns.ts'

/**
 * Always empty: a trigger makes a thread of what a Worker of the release before writes. To be
 * dropped with the next release.
 */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    company: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    /** The slug of the market it is about; null when none was named. */
    market: text(),
    product: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(table.email, table.createdAt),
  ],
)

/** Mails on their way: written in one batch with their cause, erased once sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the local part of the Message-ID, so that a repeat can be recognised. */
    id: text().primaryKey(),
    /** The sealed mail: recipient, subject and bodies; null once sent. */
    sealed: text(),
    /** The account the mail concerns; deleted with it, except for security notices. */
    userId: text('user_id'),
    /** The id of an erasable record that the mail quotes: erasing the record deletes the mail. */
    about: text(),
    /** Tries that a relay answered. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    leasedUntil: at('leased_until'),
    sentAt: at('sent_at'),
    /** Given up: the last try's reason stands in `failure`, and the body stays to be sent again. */
    deadAt: at('dead_at'),
    /** Reason of the last failure: an SMTP code or a keyword, never text of the mail. */
    failure: text(),
    createdAt: at('created_at').notNull(),
    deferredAtMs: deferredAtMs(),
  },
  (table) => [
    index('outbox_waiting').on(table.sentAt, table.deadAt, table.nextAttemptAt),
    index('outbox_created').on(table.createdAt),
    index('outbox_user').on(table.userId),
    index('outbox_about').on(table.about),
  ],
)

/**
 * One row: how long a relay has answered in all. Its time stands still from the last answer before a
 * relay that could not be reached to the next one, so that no mail is given up for an outage.
 */
export const relayClock = sqliteTable('relay_clock', {
  id: integer().primaryKey(),
  answeredMs: integer('answered_ms').notNull(),
  /** The last answer; null since no relay could be reached. */
  answeredAt: at('answered_at'),
})

/** Addresses to which no newsletters and alerts are sent, because emails to them came back. */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    id: text().primaryKey(),
    /** Its domain in ASCII, as mail servers spell it. */
    email: text().notNull(),
    reason: text({ enum: suppressionReasons }).notNull(),
    /** A status or reply code, never text of a mail. */
    code: text().notNull(),
    /** The last email that was tried all the same, one a day. */
    triedAt: at('tried_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mail_suppressions_email').on(table.email),
    index('mail_suppressions_created').on(table.createdAt),
  ],
)

/** Newsletter subscribers: pending until the link in the confirmation mail is used. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    confirmedAt: at('confirmed_at'),
    /** SHA-256 of the confirmation token, and when it ends. */
    confirmHash: text('confirm_hash').notNull(),
    confirmExpiresAt: at('confirm_expires_at').notNull(),
    /** The token in every unsubscribe link: sealed to be mailed, hashed to be looked up. */
    unsubscribeSealed: text('unsubscribe_sealed').notNull(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    locale: locale(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_confirm').on(table.confirmHash),
    uniqueIndex('newsletter_unsubscribe').on(table.unsubscribeHash),
    index('newsletter_expires').on(table.confirmedAt, table.confirmExpiresAt),
    index('newsletter_created').on(table.createdAt),
  ],
)
