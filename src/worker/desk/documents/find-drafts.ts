import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { DraftListing } from '#shared/desk/documents/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { documents, drafts } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { newDocumentId, selectDraft } from './drafts.ts'
import { findRevision } from './find-revision.ts'
import { shownKind } from './shown-kind.ts'
import { titleIn } from './title-in.ts'

/** Finds a person's draft as a revision to save; null without one. */
export async function findDraftToSave(
  { db }: Pick<Work, 'db'>,
  actor: SignedIn,
  documentId: string,
) {
  const [draft] = await selectDraft(db, actor, { documentId })
  if (!draft) return null
  const { slug, ...input } = parseFields(draft.fields)
  // A program may not have said which revision it edited.
  const base = draft.base || ((await findRevision({ db }, documentId))?.id ?? '')
  return { documentId, base, slug, input: { base, slug, ...input } }
}

// Nobody writes this many texts at a time.
const maxListed = 20

/** Returns the unsaved texts of a person, the newest first. */
export async function findDrafts(db: Database, { user }: SignedIn): Promise<DraftListing[]> {
  const { documentId, savedAt } = drafts
  const original = alias(documents, 'original')
  // The draft of a translation is named by what it translates.
  const namingKind = sql`coalesce(${original.kind}, ${drafts.kind})`
  const newestFields = sql`(
    SELECT fields FROM revisions WHERE document_id = ${original.id} ORDER BY number DESC LIMIT 1
  )`
  const fields = sql`coalesce(${newestFields}, ${drafts.fields})`
  const rows = await db
    .select({
      kind: drafts.kind,
      originalKind: original.kind,
      documentId,
      locale: documents.locale,
      title: titleIn({ kind: namingKind, fields }),
      savedAt,
    })
    .from(drafts)
    .leftJoin(documents, eq(documents.id, documentId))
    .leftJoin(original, eq(original.id, documents.originalId))
    .where(eq(drafts.userId, user.id))
  const newest = rows.toSorted((a, b) => Number(b.savedAt) - Number(a.savedAt)).slice(0, maxListed)
  return newest.flatMap((row) => {
    const kind = shownKind(row)
    if (!kind) return []
    const { locale, documentId, savedAt } = row
    const id = documentId === newDocumentId ? null : documentId
    return [{ kind, locale, id, title: String(row.title ?? ''), savedAt: savedAt.toISOString() }]
  })
}
