import { type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** What an edition shows of a document. */
export interface Effective {
  slug: string
  revision: string
  /** Of the revision: 0 is what shipped. */
  number: number
  /** JSON. */
  fields: string
  words: number
  /** Milliseconds. */
  began: number
}

/** What is read of the documents of a kind. */
export interface Portion {
  kind: DocumentKind
  /** How many documents are read at once: some hundreds, of a thousand or so bytes. */
  atOnce?: number
  /** What is read of the fields; all of them unless told. */
  fields?: SQL
  /** The words of a text in them. */
  words?: SQL
  /** When readers were first told, in milliseconds. */
  began?: SQL
}

const usualAtOnce = 250

const zero = sql`0`

/**
 * The documents of a kind as an edition shows them, in the order of their slugs, in portions. All
 * that it reads only ever grows, so that portions that are read at different times fit together.
 */
export async function* effectiveOf(
  db: Database,
  portion: Portion,
  number: number,
): AsyncGenerator<Effective[]> {
  const { atOnce = usualAtOnce } = portion
  let after = ''
  for (;;) {
    const rows = await readPortion(db, { ...portion, atOnce, number, after })
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    after = rows.at(-1)?.slug ?? ''
  }
}

interface Next extends Portion {
  atOnce: number
  number: number
  /** The slug before the first one. */
  after: string
}

function readPortion(db: Database, next: Next): Promise<Effective[]> {
  const { kind, number, atOnce, after, began = zero, words = zero } = next
  const { fields = sql`${revisions.fields}` } = next
  return db.all<Effective>(sql`
    SELECT documents.slug, revisions.id AS revision, revisions.number,
      ${fields} AS fields, ${words} AS words, ${began} AS began
    FROM documents
    CROSS JOIN revisions ON revisions.id = (
      SELECT effective.revision_id
      FROM effective_revisions AS effective
      WHERE effective.document_id = documents.id AND effective.number <= ${number}
      ORDER BY effective.publication_id DESC
      LIMIT 1
    )
    WHERE documents.kind = ${kind} AND documents.slug > ${after}
    ORDER BY documents.slug
    LIMIT ${atOnce}`)
}

/** The revision that readers see of a document, as an expression; null for none. */
export function publishedRevision(document: AnySQLiteColumn | SQL | string): SQL<string | null> {
  return sql`(
    SELECT effective.revision_id
    FROM effective_revisions AS effective
    WHERE effective.document_id = ${document}
    ORDER BY effective.publication_id DESC
    LIMIT 1
  )`
}

/** Whether readers see something of a document, as an expression: 0 or 1. */
export function isShown(document: AnySQLiteColumn | SQL | string): SQL<number> {
  return sql`(${publishedRevision(document)} IS NOT NULL)`
}

/** Whether readers ever saw something of a document, as an expression: 0 or 1. */
export function wasPublished(document: AnySQLiteColumn | string): SQL<number> {
  return sql`EXISTS (
    SELECT 1 FROM effective_revisions AS effective
    WHERE effective.document_id = ${document} AND effective.revision_id IS NOT NULL
  )`
}

/** The number of the newest edition, as an expression; 0 before the first one. */
export const newestNumber = sql<number>`(
  SELECT coalesce(max(number), 0) FROM effective_publications
)`
