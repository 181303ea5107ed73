import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import { effectivePublications, publications } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision, wasPublished } from './effective-revisions.ts'

interface Decision {
  /** Null if the document was unpublished. */
  revisionId: string | null
  /** The number of its edition; null before it takes effect. */
  number: number | null
  /** 1 if the document was ever published, else 0. */
  wasPublished: number
}

/** Returns the state of a document by its newest revision and the last decision. */
export function stateOf(newestRevision: string, decision: Decision | null): DocumentState {
  if (!decision) return 'draft'
  if (decision.number === null) return 'scheduled'
  // A document whose schedule was cancelled before it was ever published is a draft again.
  if (decision.revisionId === null) return decision.wasPublished ? 'withdrawn' : 'draft'
  return decision.revisionId === newestRevision ? 'published' : 'changed'
}

/** Returns the condition that a revision is live and the last decision about its document. */
export function isLiveRevision(documentId: string, revisionId: string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM publications
    CROSS JOIN effective_publications ON publication_id = publications.id
    WHERE publications.id = (SELECT max(id) FROM publications WHERE document_id = ${documentId})
      AND revision_id = ${revisionId}
  )`
}

/** Selects the last decision about a document and its published revision. */
export function selectLastDecision(db: Database, documentId: string) {
  return db
    .select({
      revisionId: publications.revisionId,
      number: effectivePublications.number,
      wasPublished: wasPublished(documentId),
      publishedRevisionId: publishedRevision(documentId),
    })
    .from(publications)
    .leftJoin(effectivePublications, eq(effectivePublications.publicationId, publications.id))
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(publications.id))
    .limit(1)
}
