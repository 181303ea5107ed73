import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roomEventKinds } from '#shared/desk/rooms/events.ts'
import { proofKinds } from '#shared/desk/rooms/proofs.ts'
import { at } from './columns.ts'

/** The rooms in which the firm gives files to the people of one client. */
export const rooms = sqliteTable(
  'rooms',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** SHA-256 of the terms that a member accepts before the first file; null without any. */
    termsHash: text('terms_hash'),
    createdAt: at('created_at').notNull(),
    /** The time of its newest event, which a trigger writes. */
    lastAt: at('last_at').notNull(),
    /** Null while it is open; members see nothing of a closed one. */
    closedAt: at('closed_at'),
  },
  (table) => [index('rooms_last').on(table.lastAt)],
)

const roomId = () =>
  text('room_id')
    .notNull()
    .references(() => rooms.id, { onDelete: 'cascade' })

/** All texts of a room's terms. Triggers refuse to change or delete a row while its room exists. */
export const roomTerms = sqliteTable(
  'room_terms',
  {
    roomId: roomId(),
    /** SHA-256 of the text, in hexadecimal. */
    hash: text().notNull(),
    text: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.hash] })],
)

/** The addresses that are invited to a room: whoever has verified one is a member. */
export const roomMembers = sqliteTable(
  'room_members',
  {
    id: text().primaryKey(),
    roomId: roomId(),
    email: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('room_members_address').on(table.roomId, table.email),
    index('room_members_email').on(table.email),
  ],
)

/** The files of a room; the rows of `files` are their versions. */
export const roomFiles = sqliteTable(
  'room_files',
  {
    id: text().primaryKey(),
    roomId: roomId(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('room_files_room').on(table.roomId)],
)

/**
 * The proof that a member accepted a room's terms. It stays when the account is deleted, and triggers
 * refuse to change or delete it while its room exists.
 */
export const roomAcceptances = sqliteTable(
  'room_acceptances',
  {
    id: text().primaryKey(),
    roomId: roomId(),
    termsHash: text('terms_hash').notNull(),
    /** The account, its name and its address at that time. */
    userId: text('user_id').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The proof that the member gave in the same request. */
    proof: text({ enum: proofKinds }).notNull(),
    /** The client's address. */
    address: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('room_acceptances_once').on(table.roomId, table.userId, table.termsHash),
    index('room_acceptances_user').on(table.userId),
  ],
)

/** The log of rooms. Triggers refuse to change or delete a row while its room exists. */
export const roomEvents = sqliteTable(
  'room_events',
  {
    id: text().primaryKey(),
    roomId: roomId(),
    kind: text({ enum: roomEventKinds }).notNull(),
    /** The account, its name and its address at that time. */
    actorId: text('actor_id').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The id of a file, the address of a member, or the hash of terms; empty for the room itself. */
    target: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('room_events_room').on(table.roomId, table.createdAt)],
)
