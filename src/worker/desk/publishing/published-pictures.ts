import { sql } from 'drizzle-orm'
import { pictures } from '#worker/db/schema.ts'
import { publishedRevision } from './effective-revisions.ts'

/**
 * The condition on a picture that readers see it. An edition that is past has the pictures of now: only
 * its files are read again, and these show none.
 */
export const isPublishedPicture = sql`EXISTS (
  SELECT 1
  FROM picture_uses AS uses
  CROSS JOIN revisions ON revisions.id = uses.revision_id
  WHERE uses.picture_id = ${pictures.id}
    AND revisions.id = ${publishedRevision(sql`revisions.document_id`)}
)`
