import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Messages to the firm, as they were sent; they belong to no account. */
export const contactMessages = sqliteTable('contact_messages', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  company: text().notNull(),
  service: text().notNull(),
  message: text().notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
})

/** Mails on their way: written in one batch with their cause, erased once sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the local part of the Message-ID, so that a repeat can be recognised. */
    id: text().primaryKey(),
    /** The sealed mail: recipient, subject and bodies; null once sent. */
    sealed: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer('next_attempt_at', { mode: 'timestamp_ms' }).notNull(),
    leasedUntil: integer('leased_until', { mode: 'timestamp_ms' }),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('outbox_waiting').on(table.sentAt, table.nextAttemptAt),
    index('outbox_created').on(table.createdAt),
  ],
)
