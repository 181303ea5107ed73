import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, isOneOf } from '#worker/db/conditions.ts'
import { documents, drafts, outbox, publications, revisions } from '#worker/db/schema.ts'
import { deletePreviewLinks } from '#worker/desk/publishing/unpublish.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'

/** Deletes a document that was never published or scheduled, with all its versions. */
export async function deleteDocument(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'deleted' | 'was-published' | 'notFound' }> {
  const { db } = work
  const document = await db.select().from(documents).where(eq(documents.id, id)).get()
  if (!document) return { outcome: 'notFound' }
  const isDocument = eq(documents.id, id)
  const isTranslation = eq(documents.originalId, id)
  const translations = await db.select({ id: documents.id }).from(documents).where(isTranslation)
  // They are published only after their original, so that nobody has seen them either.
  const ids = [id, ...translations.map((translation) => translation.id)]
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.deleted',
    // Its kind and slug, because the log cannot look them up any more.
    target: `${id} ${document.kind} ${document.slug}`,
    exists: hasRow(db, documents, isDocument),
    preconditions: {
      'was-published': not(hasRow(db, publications, eq(publications.documentId, id))),
    },
    steps: {
      // The trigger requires that the document goes before its revisions, which refer to it.
      order: db.run(sql`PRAGMA defer_foreign_keys = ON`),
      previews: deletePreviewLinks(db, id),
      drafts: db.delete(drafts).where(isOneOf(drafts.documentId, ids)),
      mails: db.delete(outbox).where(and(eq(outbox.about, id), isNull(outbox.sentAt))),
      translations: db.delete(documents).where(isTranslation),
      document: db.delete(documents).where(isDocument),
      revisions: db.delete(revisions).where(isOneOf(revisions.documentId, ids)),
    },
  })
  return { outcome: outcome === 'changed' ? 'deleted' : outcome }
}
