import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { PictureUse } from '#shared/desk/media/props.ts'
import { documents, drafts, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newDocumentId } from '#worker/desk/documents/drafts.ts'
import { type StoredKinds, shownKind } from '#worker/desk/documents/shown-kind.ts'
import { titleIn } from '#worker/desk/documents/title-in.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'

interface UseRow extends StoredKinds, Pick<typeof documents.$inferSelect, 'locale'> {
  picture: string
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
  return new Map([...usesOf].map(([picture, uses]) => [picture, uses.flatMap(useOf)]))
}

function useOf({ document, title, locale, ...kinds }: UseRow): PictureUse[] {
  const kind = shownKind(kinds)
  if (!kind) return []
  return [{ kind, id: document === newDocumentId ? null : document, locale, title: title ?? '' }]
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
    SELECT uses.picture_id AS picture, ${columnsOf({ kind: documents.kind, fields: revisions.fields })}
    FROM json_each(${list}) AS requested
    CROSS JOIN picture_uses AS uses ON uses.picture_id = requested.value
    CROSS JOIN revisions ON revisions.id = uses.revision_id
    CROSS JOIN documents ON documents.id = revisions.document_id
    LEFT JOIN documents AS original ON original.id = documents.original_id
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
    SELECT requested.value, ${columnsOf(drafts)}
    FROM json_each(${list}) AS requested
    CROSS JOIN drafts ON instr(drafts.fields, requested.value) > 0
    LEFT JOIN documents ON documents.id = drafts.document_id
    LEFT JOIN documents AS original ON original.id = documents.original_id
    WHERE (drafts.kind <> 'translation' OR original.id IS NOT NULL)
      AND (
        drafts.document_id = ${newDocumentId} OR NOT EXISTS (
          SELECT 1 FROM picture_uses AS uses
          CROSS JOIN revisions ON revisions.id = uses.revision_id
          WHERE uses.picture_id = requested.value AND revisions.document_id = drafts.document_id
        )
      )`
}

/** Returns the columns of a use. A translation has the id, kind and title of its original. */
function columnsOf({ kind, fields }: Record<'kind' | 'fields', SQLiteColumn>): SQL {
  const named = {
    kind: sql`coalesce(original.kind, ${kind})`,
    fields: sql`coalesce(
      (SELECT fields FROM revisions WHERE document_id = original.id ORDER BY number DESC LIMIT 1),
      ${fields}
    )`,
  }
  return sql`
    ${kind} AS kind, original.kind AS originalKind, documents.locale AS locale,
    coalesce(original.id, documents.id, ${newDocumentId}) AS document, ${titleIn(named)} AS title`
}
