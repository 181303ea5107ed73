import { type SQL, sql } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { PictureUse } from '#shared/desk/media/props.ts'
import { documents, drafts, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newDocumentId } from '#worker/desk/documents/drafts.ts'
import { titleIn } from '#worker/desk/documents/title-in.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'

interface UseRow {
  picture: string
  kind: DocumentKind
  document: string
  title: string | null
}

/** Returns the documents and drafts that show some pictures, by the picture's id. */
export async function findUses(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const rows = await db.all<UseRow>(selectUses(ids))
  const usesOf = Map.groupBy(rows, ({ picture }) => picture)
  return new Map([...usesOf].map(([picture, uses]) => [picture, uses.map(useOf)]))
}

function useOf({ kind, document, title }: UseRow): PictureUse {
  return { kind, id: document === newDocumentId ? null : document, title: title ?? '' }
}

/** The condition that a picture is in no version that is published, scheduled or the newest, and in no draft. */
export function isUnused(id: string): SQL {
  return sql`NOT EXISTS (${selectUses([id])})`
}

/**
 * Selects versions that are published, scheduled, or the newest of their document, and drafts of
 * everybody. Older versions lose a picture that is deleted.
 */
function selectUses(ids: readonly string[]): SQL {
  const list = JSON.stringify(ids)
  return sql`
    SELECT uses.picture_id AS picture, documents.kind, documents.id AS document,
      ${titleIn({ kind: documents.kind, fields: revisions.fields })} AS title
    FROM json_each(${list}) AS requested
    CROSS JOIN picture_uses AS uses ON uses.picture_id = requested.value
    CROSS JOIN revisions ON revisions.id = uses.revision_id
    CROSS JOIN documents ON documents.id = revisions.document_id
    WHERE revisions.number = (
        SELECT max(number) FROM revisions AS newest WHERE newest.document_id = documents.id
      )
      OR revisions.id = ${publishedRevision(sql`documents.id`)}
      OR EXISTS (
        SELECT 1 FROM publications
        WHERE publications.revision_id = revisions.id AND publications.from_at > ${Date.now()}
      )
    GROUP BY uses.picture_id, documents.id
    UNION
    SELECT requested.value, drafts.kind, drafts.document_id, ${titleIn(drafts)}
    FROM json_each(${list}) AS requested
    CROSS JOIN drafts ON instr(drafts.fields, requested.value) > 0
    WHERE drafts.document_id = ${newDocumentId} OR NOT EXISTS (
      SELECT 1 FROM picture_uses AS uses
      CROSS JOIN revisions ON revisions.id = uses.revision_id
      WHERE uses.picture_id = requested.value AND revisions.document_id = drafts.document_id
    )`
}
