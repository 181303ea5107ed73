import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { calendarFailures, type HostHours, reminderKinds } from '#shared/desk/bookings/props.ts'
import { users } from './accounts.ts'
import { at, locale } from './columns.ts'
import { threadId } from './inbox.ts'

const hostId = () => text('host_id').references(() => users.id, { onDelete: 'set null' })

/** Consultations; the person is stored with the thread, which the topic also opens as a message. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the visitor's link. */
    tokenHash: text('token_hash').notNull(),
    threadId: threadId(),
    startsAt: at('starts_at').notNull(),
    minutes: integer().notNull(),
    topic: text().notNull(),
    /** As the visitor wrote it; empty if they gave none. */
    phone: text().notNull().default(''),
    /** The visitor's time zone (IANA), null when unknown. */
    zone: text(),
    /** Whoever holds it; null without hosts, or once they have left. */
    hostId: hostId(),
    /**
     * SEQUENCE of the calendar entry (RFC 5545 §3.8.7.4): each move and the cancellation add one.
     */
    sequence: integer().notNull().default(0),
    cancelledAt: at('cancelled_at'),
    /** The last choice of its time; null for bookings from before there were reminders. */
    timeSetAt: at('time_set_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_token').on(table.tokenHash),
    index('bookings_thread').on(table.threadId),
    index('bookings_starts').on(table.startsAt),
    index('bookings_host').on(table.hostId, table.startsAt),
  ],
)

/**
 * Times that are held for visitors until they use the link in their email: no thread, no half hours
 * and no invitation before that. A row past `expiresAt` holds nothing, whether it is still here or not.
 */
export const bookingHolds = sqliteTable(
  'booking_holds',
  {
    /** The booking has it too, once there is one. */
    id: text().primaryKey(),
    /** SHA-256 of the token in the visitor's link, as of the booking. */
    tokenHash: text('token_hash').notNull(),
    startsAt: at('starts_at').notNull(),
    minutes: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    topic: text().notNull(),
    phone: text().notNull().default(''),
    service: text().notNull(),
    /** The slug of the market it is about; null when none was named. */
    market: text(),
    /** The visitor's time zone (IANA), null when unknown. */
    zone: text(),
    hostId: hostId(),
    locale: locale(),
    expiresAt: at('expires_at').notNull(),
    cancelledAt: at('cancelled_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('booking_holds_token').on(table.tokenHash),
    index('booking_holds_starts').on(table.startsAt),
    index('booking_holds_expires').on(table.expiresAt),
    index('booking_holds_host').on(table.hostId),
  ],
)

/** The half hours that bookings take; one row a cell and seat keeps two of them apart. */
export const bookingCells = sqliteTable(
  'booking_cells',
  {
    startsAt: at('starts_at').notNull(),
    /** From 1; that of a host is above 100. */
    seat: integer().notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.startsAt, table.seat] }),
    index('booking_cells_booking').on(table.bookingId),
  ],
)

/** Staff who hold consultations, with hours of their own. */
export const hosts = sqliteTable(
  'hosts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their seat in `booking_cells`, above those of BOOKING_SEATS. */
    seat: integer().notNull(),
    /** IANA name. */
    zone: text().notNull(),
    hours: text({ mode: 'json' }).$type<HostHours[]>().notNull(),
    /** The URL of their meetings; may hold `{reference}`. Empty if it is agreed each time. */
    meetingLink: text('meeting_link').notNull(),
    /** Emails of the host besides that of the account, to which invitations are sent. */
    calendarAddresses: text('calendar_addresses', { mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default([]),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('hosts_seat').on(table.seat)],
)

/** The reminders that were written, one for each time of a consultation and kind. */
export const bookingReminders = sqliteTable(
  'booking_reminders',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.startsAt, table.kind] })],
)

/** The calendars in which hosts are busy elsewhere. */
export const hostCalendars = sqliteTable('host_calendars', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The address, which opens the calendar to whoever has it. */
  sealed: text().notNull(),
  /** The name of its server, which is all that is shown. */
  server: text().notNull(),
  attemptAt: at('attempt_at'),
  readAt: at('read_at'),
  /** The reason for which the last attempt failed; null if it did not. */
  failure: text({ enum: calendarFailures }),
  /** The number of entries that were read last, and of those that were left out. */
  entries: integer(),
  leftOut: integer('left_out'),
})

/** The times at which hosts are busy by their calendars; nothing else of them is stored. */
export const hostBusy = sqliteTable(
  'host_busy',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.startsAt] }),
    index('host_busy_ends').on(table.endsAt),
  ],
)

/** The links by which staff subscribe to their own consultations. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
)

/** Days on which the office is closed or has other hours. */
export const hoursExceptions = sqliteTable('hours_exceptions', {
  /** `YYYY-MM-DD` at the office. */
  day: text().primaryKey(),
  /** The reason, which visitors read. */
  label: text().notNull(),
  /** `HH:MM`; null if the office is closed. */
  opens: text(),
  closes: text(),
  createdAt: at('created_at').notNull(),
})

/** Days or times without bookings, in addition to public holidays. */
export const closures = sqliteTable(
  'closures',
  {
    id: text().primaryKey(),
    /** `YYYY-MM-DD` at the office, the first and the last day. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    /** `HH:MM` on those days; null for whole days. */
    fromTime: text('from_time'),
    toTime: text('to_time'),
    /** The host who is away; null if it is for everybody. */
    hostId: text('host_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('closures_last').on(table.lastDay), index('closures_host').on(table.hostId)],
)
