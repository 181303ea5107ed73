import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { entryKinds, threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { users } from './accounts.ts'
import { at, locale } from './columns.ts'

/** Enquiries to the firm, without their entries; they belong to no account. */
export const threads = sqliteTable(
  'threads',
  {
    id: text().primaryKey(),
    /** The person who wrote. */
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    service: text().notNull(),
    /** The slug of the market it is about; null when none was named. */
    market: text(),
    product: text(),
    status: text({ enum: threadStatuses }).notNull(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** Time of the newest message or reply. */
    lastAt: at('last_at').notNull(),
    /** Deadline for answering the newest message; applies while the thread is open. */
    dueAt: at('due_at').notNull(),
    /** The time at which a snoozed thread opens again; applies while it is snoozed. */
    snoozedUntil: at('snoozed_until'),
    locale: locale(),
  },
  (table) => [
    index('threads_due').on(table.status, table.dueAt),
    index('threads_assigned_due').on(table.assigneeId, table.status, table.dueAt),
    index('threads_last').on(table.lastAt),
    index('threads_status_last').on(table.status, table.lastAt),
    index('threads_assigned_last').on(table.assigneeId, table.lastAt),
    index('threads_assigned_status_last').on(table.assigneeId, table.status, table.lastAt),
    index('threads_email').on(table.email, table.createdAt),
    index('threads_market_last').on(table.market, table.lastAt),
    index('threads_product_last').on(table.product, table.lastAt),
  ],
)

/** The thread a row belongs to, and goes with. */
export const threadId = () =>
  text('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

/** The threads that were merged into another one; emails to their addresses land there. */
export const mergedThreads = sqliteTable(
  'merged_threads',
  {
    /** The id that the thread had. */
    id: text().primaryKey(),
    threadId: threadId(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('merged_threads_thread').on(table.threadId)],
)

/**
 * The other threads that staff see beside a thread; there is a row for each of the two. Nobody else
 * sees them, so threads of different people can be linked.
 */
export const threadLinks = sqliteTable(
  'thread_links',
  {
    threadId: threadId(),
    otherId: text('other_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.otherId] }),
    index('thread_links_other').on(table.otherId),
  ],
)

/** The entries of a thread in order of arrival. A trigger refuses to move an entry to a thread of another address. */
export const threadEntries = sqliteTable(
  'thread_entries',
  {
    id: text().primaryKey(),
    threadId: threadId(),
    kind: text({ enum: entryKinds }).notNull(),
    /** The member of staff who wrote or did it; null for the person's own messages. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Sender of a message from somebody other than the person of the thread. */
    writtenBy: text('written_by'),
    /** The text; of an event the change as JSON. */
    body: text().notNull(),
    /** The mail that brought it to the person, by its row in the outbox; none for notes and events. */
    mailId: text('mail_id'),
    /** The Message-ID of the mail by which it came. */
    messageId: text('message_id'),
    /** The status that the thread had before a reply, for taking the reply back. */
    statusBefore: text('status_before', { enum: threadStatuses }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('thread_entries_thread').on(table.threadId, table.createdAt),
    index('thread_entries_author').on(table.authorId),
    index('thread_entries_mail').on(table.mailId),
    uniqueIndex('thread_entries_message').on(table.threadId, table.messageId),
  ],
)

/**
 * The words of each thread, for the search of the inbox: small, without diacritics. The empty word
 * marks a thread that is yet to be indexed.
 */
export const threadWords = sqliteTable(
  'thread_words',
  { threadId: threadId(), word: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.threadId, table.word] }),
    index('thread_words_word').on(table.word, table.threadId),
  ],
)

/** Number of threads by status and assignee, maintained by triggers on `threads`. */
export const threadCounts = sqliteTable(
  'thread_counts',
  {
    status: text({ enum: threadStatuses }).notNull(),
    /** The assignee's id, empty for unassigned threads. */
    assigneeId: text('assignee_id').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.assigneeId] })],
)

/** Mails to a thread whose sender could not be verified: staff accept or discard them. */
export const heldMails = sqliteTable(
  'held_mails',
  {
    id: text().primaryKey(),
    threadId: threadId(),
    /** Name and address as the mail gives them. */
    sender: text().notNull(),
    body: text().notNull(),
    messageId: text('message_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('held_mails_message').on(table.threadId, table.messageId)],
)

/** Texts that staff insert into replies; `{name}` and the like are filled in then. */
export const savedReplies = sqliteTable('saved_replies', {
  id: text().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})
