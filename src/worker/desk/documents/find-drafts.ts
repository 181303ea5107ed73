import { desc, eq } from 'drizzle-orm'
import type { DraftListing } from '#shared/desk/documents/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { drafts } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { newDocumentId, selectDraft } from './drafts.ts'
import { findRevision } from './find-revision.ts'
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
  const { kind, documentId, savedAt } = drafts
  const rows = await db
    .select({ kind, documentId, title: titleIn(drafts), savedAt })
    .from(drafts)
    .where(eq(drafts.userId, user.id))
    .orderBy(desc(savedAt))
    .limit(maxListed)
  return rows.map((row) => ({
    kind: row.kind,
    id: row.documentId === newDocumentId ? null : row.documentId,
    title: String(row.title ?? ''),
    savedAt: row.savedAt.toISOString(),
  }))
}
