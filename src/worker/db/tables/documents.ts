import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { storedKinds } from '#shared/desk/documents/kinds.ts'
import { locales } from '#shared/locales.ts'
import { userId } from './accounts.ts'
import { at } from './columns.ts'

/**
 * Documents of the desk: notes, rules, markets, newsletters. Triggers refuse updates and
 * deletions. A translation is a document as well, so that it has versions, a schedule and drafts of
 * its own; it belongs to its original.
 */
export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    kind: text({ enum: storedKinds }).notNull(),
    /** Of a translation, its language and the id of its original. */
    slug: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** The document that it translates; null for an original. */
    originalId: text('original_id').references((): AnySQLiteColumn => documents.id),
    /** The language of a translation; null for an original. */
    locale: text({ enum: locales }),
  },
  (table) => [
    uniqueIndex('documents_slug').on(table.kind, table.slug),
    uniqueIndex('documents_translation')
      .on(table.originalId, table.locale)
      .where(sql`${table.originalId} IS NOT NULL`),
  ],
)

/** The document a row belongs to. */
export const documentId = () =>
  text('document_id')
    .notNull()
    .references(() => documents.id)

/** The states of their texts. Triggers refuse to change or delete a row. */
export const revisions = sqliteTable(
  'revisions',
  {
    id: text().primaryKey(),
    documentId: documentId(),
    /**
     * The revision's number, from 1; 0 is the shipped one. One more than the revision it was made
     * from.
     */
    number: integer().notNull(),
    /** The author's account; stays when that account is deleted. Null for shipped documents. */
    authorId: text('author_id'),
    /** The fields as JSON, in the schema of the document's kind, without the slug. */
    fields: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('revisions_number').on(table.documentId, table.number),
    // Markets stored before they had obligations, which no version is any more.
    index('revisions_without_obligations')
      .on(sql`${table.fields} ->> '$.code'`)
      .where(
        sql`json_type(${table.fields}, '$.taxes') IS NOT NULL AND json_type(${table.fields}, '$.obligations') IS NULL`,
      ),
  ],
)

/** The unsaved text of a person in a document's form, whatever it says. */
export const drafts = sqliteTable(
  'drafts',
  {
    userId: userId(),
    kind: text({ enum: storedKinds }).notNull(),
    /** `new` for a document that is not saved yet. */
    documentId: text('document_id').notNull(),
    /** The id of the revision that is edited; empty for a new document. */
    base: text().notNull(),
    /** The fields as JSON, as the form sent them. */
    fields: text().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId, table.kind] }),
    index('drafts_document').on(table.documentId),
    index('drafts_saved').on(table.savedAt),
  ],
)

/**
 * Decisions about which revision readers see from which time on; the newest decision applies.
 * Triggers refuse updates and deletions, and refuse an author's own publication where
 * `publishing.twoPersonRule` is set.
 */
export const publications = sqliteTable(
  'publications',
  {
    /** Ascending: a later decision has a greater id. */
    id: integer().primaryKey(),
    documentId: documentId(),
    /** Null: nothing, it is withdrawn. */
    revisionId: text('revision_id').references(() => revisions.id),
    /** Null for shipped documents. */
    publishedBy: text('published_by'),
    fromAt: at('from_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('publications_document').on(table.documentId, table.id),
    // Only scheduled ones: the others took effect in the batch that created them.
    index('publications_from').on(table.fromAt).where(sql`${table.fromAt} > ${table.createdAt}`),
  ],
)

/**
 * Publications that have taken effect, each by the number of the edition that it made; of one
 * document the greatest counts. What shipped came together. Triggers refuse to change or delete a row.
 */
export const effectivePublications = sqliteTable(
  'effective_publications',
  {
    publicationId: integer('publication_id')
      .primaryKey()
      .references(() => publications.id),
    number: integer().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('effective_publications_number').on(table.number),
    index('effective_publications_created').on(table.createdAt, table.number),
  ],
)

/**
 * The effective publications by document and by market, so that a past edition and the changes of a
 * market are found without reading what came later. A trigger inserts them.
 */
export const publishedVersions = sqliteTable(
  'published_versions',
  {
    documentId: documentId(),
    /** The number of the edition. */
    number: integer().notNull(),
    publicationId: integer('publication_id').notNull(),
    /** The market that a market or a rule is about, by slug; null for other documents. */
    market: text(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number, table.publicationId] }),
    index('published_versions_market').on(table.market, table.number, table.publicationId),
    index('published_versions_number')
      .on(table.number, table.publicationId)
      .where(sql`${table.market} IS NOT NULL`),
  ],
)

/** Citable sources by key. Triggers refuse updates and deletions. */
export const sources = sqliteTable('sources', {
  id: text().primaryKey(),
  publisher: text().notNull(),
  title: text().notNull(),
  date: text(),
  url: text(),
  /** The account that added it; stays when that account is deleted. Null for shipped sources. */
  addedBy: text('added_by'),
  createdAt: at('created_at').notNull(),
})

/**
 * The records that a release adds to editions without a document: each value counts from the edition of
 * its number until the next one of its name. Triggers refuse to change or delete a row.
 */
export const shippedRecords = sqliteTable(
  'shipped_records',
  {
    name: text().notNull(),
    number: integer().notNull(),
    value: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.number] }),
    index('shipped_records_number').on(table.number),
  ],
)

/** A single row: settings that triggers read, and the lease for writing the edition to KV. */
export const publishing = sqliteTable('publishing', {
  id: integer().primaryKey(),
  twoPersonRule: integer('two_person_rule', { mode: 'boolean' }).notNull(),
  /** The number of the edition that KV holds, as far as is known; 0 for none. */
  writtenNumber: integer('written_number').notNull(),
  /** Until when one Worker alone writes. */
  leasedUntil: at('leased_until'),
})

/** Links to versions that are not published. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    revisionId: text('revision_id')
      .notNull()
      .references(() => revisions.id),
    /**
     * The account that shared it, which must keep its role; null for links older than this column.
     */
    sharedBy: text('shared_by'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('preview_links_expires').on(table.expiresAt),
    index('preview_links_revision').on(table.revisionId),
    index('preview_links_sharer').on(table.sharedBy),
  ],
)
