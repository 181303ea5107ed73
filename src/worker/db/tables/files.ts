import { isNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fileStates } from '#shared/files/states.ts'
import { users } from './accounts.ts'
import { at } from './columns.ts'
import { heldMails, threadEntries } from './inbox.ts'
import { roomFiles } from './rooms.ts'

/**
 * The files of messages and rooms, and those that wait for theirs. The row is there before the first byte is
 * stored, and a trigger puts the key of each deleted row into `deleted_files`, so that no object is
 * ever forgotten.
 */
export const files = sqliteTable(
  'files',
  {
    id: text().primaryKey(),
    /** The random key of its first object in R2. */
    key: text().notNull(),
    /** The number of its objects; while it is incoming, of all that there can be. */
    pieces: integer().notNull(),
    name: text().notNull(),
    /** The name by which files are the same; empty until the cron has folded one of an earlier release. */
    foldedName: text('folded_name').notNull().default(''),
    type: text().notNull(),
    /** Bytes; while it is incoming, the most that it can have. */
    size: integer().notNull(),
    /** In hexadecimal; empty while it is incoming. */
    sha256: text().notNull(),
    state: text({ enum: fileStates }).notNull(),
    /** A keyed hash of the account or browser that may attach it. */
    owner: text().notNull(),
    /** The account of whoever sent it; null for staff, visitors and emails. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The message or reply that has it; null while it waits for one. */
    entryId: text('entry_id').references(() => threadEntries.id, { onDelete: 'cascade' }),
    heldMailId: text('held_mail_id').references(() => heldMails.id, { onDelete: 'cascade' }),
    /** The file of a room of which it is a version. */
    roomFileId: text('room_file_id').references(() => roomFiles.id, { onDelete: 'cascade' }),
    /** The number of that version, from 1. */
    version: integer(),
    /** Its place among the files of its message, as they were sent; null elsewhere. */
    position: integer(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('files_entry').on(table.entryId),
    index('files_held_mail').on(table.heldMailId),
    uniqueIndex('files_version').on(table.roomFileId, table.version),
    index('files_user').on(table.userId),
    index('files_unattached')
      .on(table.createdAt)
      .where(
        sql`${isNull(table.entryId)} AND ${isNull(table.heldMailId)} AND ${isNull(table.roomFileId)}`,
      ),
    index('files_unattached_owner')
      .on(table.owner)
      .where(
        sql`${isNull(table.entryId)} AND ${isNull(table.heldMailId)} AND ${isNull(table.roomFileId)}`,
      ),
    index('files_unfolded').on(table.id).where(sql`${table.foldedName} = ''`),
    index('files_scanning').on(table.createdAt).where(sql`${table.state} = 'scanning'`),
  ],
)

/** The objects in R2 whose row was deleted; a trigger adds them, and the cron deletes them. */
export const deletedFiles = sqliteTable('deleted_files', {
  key: text().primaryKey(),
  pieces: integer().notNull(),
})

/** The bytes of all files and pictures, maintained by triggers. */
export const storedBytes = sqliteTable('stored_bytes', {
  id: integer().primaryKey(),
  bytes: integer().notNull(),
})

export type FileRow = typeof files.$inferSelect
