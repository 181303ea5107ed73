import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { at } from './columns.ts'
import { revisions } from './documents.ts'

/**
 * The firm's pictures. The row is there before the first object, like that of a file. Under the
 * two-person rule a trigger refuses to change what readers see of one, unless somebody else proposed it.
 */
export const pictures = sqliteTable(
  'pictures',
  {
    /** The hash of its largest size, by which documents refer to it. */
    id: text().primaryKey(),
    /** SHA-256 of the file that was sent, in hexadecimal: the same file is stored once. */
    sourceHash: text('source_hash').notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The point that a crop keeps, in percent from the left and from the top. */
    focusX: integer('focus_x').notNull(),
    focusY: integer('focus_y').notNull(),
    /** True once all its objects are there. */
    isStored: integer('is_stored', { mode: 'boolean' }).notNull(),
    /** The account that added it; stays when that account is deleted. */
    addedBy: text('added_by').notNull(),
    createdAt: at('created_at').notNull(),
    /** The account that changed description or crop last, and when; null if they are the first ones. */
    changedBy: text('changed_by'),
    changedAt: at('changed_at'),
  },
  (table) => [
    index('pictures_source').on(table.sourceHash),
    index('pictures_created').on(table.createdAt, table.id),
  ],
)

/**
 * The sizes of a picture, each an object in R2. A trigger puts the key of each deleted row into
 * `deleted_files`.
 */
export const pictureSizes = sqliteTable(
  'picture_sizes',
  {
    /** The name of its object and of its URL: of its bytes and a random value, so it never returns. */
    hash: text().primaryKey(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes. */
    size: integer().notNull(),
  },
  (table) => [index('picture_sizes_picture').on(table.pictureId)],
)

/** The revisions that show a picture. A trigger inserts them with the revision. */
export const pictureUses = sqliteTable(
  'picture_uses',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    revisionId: text('revision_id')
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.revisionId] }),
    index('picture_uses_revision').on(table.revisionId),
  ],
)

/** Descriptions and crops that wait for a second person; at most one of a picture. */
export const pictureProposals = sqliteTable('picture_proposals', {
  pictureId: text('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  alt: text().notNull(),
  focusX: integer('focus_x').notNull(),
  focusY: integer('focus_y').notNull(),
  /** The account; stays when that account is deleted. */
  proposedBy: text('proposed_by').notNull(),
  createdAt: at('created_at').notNull(),
})

export type PictureRow = typeof pictures.$inferSelect
