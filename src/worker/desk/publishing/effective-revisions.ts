import { type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { StoredKind } from '#shared/desk/documents/kinds.ts'
import { revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

export interface EffectiveRevision {
  slug: string
  revision: string
  /** The number of the revision; 0 if it shipped with the product. */
  number: number
  /** Empty if the caller has parsed the revision before. */
  fields: string
  words: number
  /** In milliseconds since the epoch. */
  startedAt: number
}

/** The columns and the batch size for reading one kind of document. */
export interface KindQuery {
  kind: StoredKind
  /** The number of documents per query; a document has about a thousand bytes. */
  batchSize?: number
  /** The fields to read; all by default. */
  fields?: SQL
  /** The number of words of a text among the fields. */
  words?: SQL
  /** The time when it was first published, in milliseconds since the epoch. */
  startedAt?: SQL
}

const defaultBatchSize = 250

const zero = sql`0`

export type RevisionKey = Pick<EffectiveRevision, 'slug' | 'revision'>

/**
 * Reads the published revisions of a kind in batches, sorted by slug, of some without their fields. The
 * tables are append-only, so batches that are read at different times are consistent.
 */
export async function* readEffectiveRevisions(
  db: Database,
  query: KindQuery,
  number: number,
  withoutFields: readonly RevisionKey[] = [],
): AsyncGenerator<EffectiveRevision[]> {
  const { batchSize = defaultBatchSize } = query
  let after = ''
  for (;;) {
    const ids = idsAfter(withoutFields, after, batchSize)
    const rows = await readBatch(db, { ...query, batchSize, number, after, withoutFields: ids })
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.slug ?? ''
  }
}

/** Returns the ids of those revisions that a batch can have. */
function idsAfter(all: readonly RevisionKey[], after: string, batchSize: number): string[] {
  const following = all.filter(({ slug }) => slug > after)
  return following.slice(0, batchSize).map(({ revision }) => revision)
}

interface BatchQuery extends KindQuery {
  batchSize: number
  number: number
  /** The last slug of the previous batch. */
  after: string
  /** The ids of the revisions that are read without their fields. */
  withoutFields: readonly string[]
}

function readBatch(db: Database, query: BatchQuery): Promise<EffectiveRevision[]> {
  const { kind, number, batchSize, after, startedAt = zero, words = zero } = query
  const { fields = sql`${revisions.fields}` } = query
  const ids = JSON.stringify(query.withoutFields)
  const isWithout = sql`${revisions.id} IN (SELECT value FROM json_each(${ids}))`
  return db.all<EffectiveRevision>(sql`
    SELECT documents.slug, revisions.id AS revision, revisions.number,
      iif(${isWithout}, '', ${fields}) AS fields,
      iif(${isWithout}, 0, ${words}) AS words,
      ${startedAt} AS startedAt
    FROM documents
    CROSS JOIN revisions ON revisions.id = (
      SELECT publications.revision_id
      FROM published_versions AS version
      CROSS JOIN publications ON publications.id = version.publication_id
      WHERE version.document_id = documents.id AND version.number <= ${number}
      ORDER BY version.number DESC, version.publication_id DESC
      LIMIT 1
    )
    WHERE documents.kind = ${kind} AND documents.slug > ${after}
    ORDER BY documents.slug
    LIMIT ${batchSize}`)
}

/** Returns an expression for the id of a document's published revision; null if there is none. */
export function publishedRevision(document: AnySQLiteColumn | SQL | string): SQL<string | null> {
  return sql`(
    SELECT effective.revision_id
    FROM effective_revisions AS effective
    WHERE effective.document_id = ${document}
    ORDER BY effective.publication_id DESC
    LIMIT 1
  )`
}

/** Returns an expression that is 1 if a document is published, else 0. */
export function isPublished(document: AnySQLiteColumn | SQL | string): SQL<number> {
  return sql`(${publishedRevision(document)} IS NOT NULL)`
}

/** Returns an expression that is 1 if a document was ever published, else 0. */
export function wasPublished(document: AnySQLiteColumn | SQL | string): SQL<number> {
  return sql`EXISTS (
    SELECT 1 FROM effective_revisions AS effective
    WHERE effective.document_id = ${document} AND effective.revision_id IS NOT NULL
  )`
}

/**
 * An expression for the number of the newest edition; 0 before the first one. A release can make an
 * edition without a publication.
 */
export const newestEditionNumber = sql<number>`max(
  coalesce((SELECT max(number) FROM effective_publications), 0),
  coalesce((SELECT max(number) FROM shipped_records), 0)
)`
