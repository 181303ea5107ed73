import { type SQL, sql } from 'drizzle-orm'
import { isPublished } from './effective-revisions.ts'
import type { PublicationRequest } from './kinds/published-kind.ts'

/** Returns the condition that the original of a translation is published, or will be by then. */
export function isOriginalPublishedFrom({ documentId, from }: PublicationRequest): SQL {
  const original = sql`(SELECT original_id FROM documents WHERE id = ${documentId})`
  return sql`(${isPublished(original)} OR EXISTS (
    SELECT 1
    FROM publications AS latest
    WHERE latest.id = (SELECT max(id) FROM publications WHERE document_id = ${original})
      AND latest.revision_id IS NOT NULL
      AND latest.from_at <= ${from.getTime()}
  ))`
}
