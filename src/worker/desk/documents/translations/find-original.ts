import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'

/** A version of a document that is translated. */
export interface Original {
  id: string
  kind: DocumentKind
  slug: string
  /** The id and the number of the version. */
  revision: string
  number: number
  /** True if readers see this version. */
  isPublished: boolean
  fields: DocumentFields
}

/**
 * Finds what is to be translated of a document: what readers see, or its newest version while they see
 * none. Null if there is no such document.
 */
export async function findOriginal(db: Database, id: string): Promise<Original | null> {
  const isOfDocument = eq(revisions.documentId, id)
  return (
    (await findVersion(db, eq(revisions.id, publishedRevision(id)))) ??
    (await findVersion(db, isOfDocument))
  )
}

/** Finds the version of a document that was translated. */
export function findTranslated(
  db: Database,
  id: string,
  revisionId: string,
): Promise<Original | null> {
  return findVersion(db, and(eq(revisions.documentId, id), eq(revisions.id, revisionId)))
}

async function findVersion(db: Database, condition: SQL | undefined): Promise<Original | null> {
  const row = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      slug: documents.slug,
      revision: revisions.id,
      number: revisions.number,
      isPublished: sql<number>`${revisions.id} = ${publishedRevision(documents.id)}`,
      fields: revisions.fields,
    })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(condition)
    .orderBy(desc(revisions.number))
    .get()
  if (!row || row.kind === 'translation') return null
  const { kind, fields, isPublished, ...original } = row
  return { ...original, kind, isPublished: Boolean(isPublished), fields: parseFields(fields) }
}
