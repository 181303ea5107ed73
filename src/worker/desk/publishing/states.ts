import { desc, eq } from 'drizzle-orm'
import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import { effectivePublications, publications } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision, wasPublished } from './effective.ts'

/** The decision that was made last about a document. */
interface Decision {
  /** Null: a withdrawal. */
  revisionId: string | null
  /** The edition it made; null while it is to come. */
  number: number | null
  /** Whether readers ever saw something of the document: 0 or 1. */
  wasPublished: number
}

/** How far a document has come, by its newest revision and the decision that was made last. */
export function stateOf(newestRevision: string, decision: Decision | null): DocumentState {
  if (!decision) return 'draft'
  if (decision.number === null) return 'scheduled'
  // What was only to be shown, and was called off, is as it was before.
  if (decision.revisionId === null) return decision.wasPublished ? 'withdrawn' : 'draft'
  return decision.revisionId === newestRevision ? 'published' : 'changed'
}

/** Selects what `stateOf` has to know of a document's decisions, and the revision that readers see. */
export function selectLastDecision(db: Database, documentId: string) {
  return db
    .select({
      revisionId: publications.revisionId,
      number: effectivePublications.number,
      wasPublished: wasPublished(documentId),
      shown: publishedRevision(documentId),
    })
    .from(publications)
    .leftJoin(effectivePublications, eq(effectivePublications.publicationId, publications.id))
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(publications.id))
    .limit(1)
}
