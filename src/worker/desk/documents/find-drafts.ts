import { desc, eq } from 'drizzle-orm'
import type { DraftListing } from '#shared/desk/documents/props.ts'
import type { SignedIn } from '#worker/app-env.ts'
import { drafts } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newDocumentId } from './drafts.ts'
import { titleIn } from './title-in.ts'

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
