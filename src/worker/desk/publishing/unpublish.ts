import { and, desc, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import {
  deskLog,
  documents,
  previewLinks,
  publications,
  revisions,
  sendings,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { isNewsletterSending } from '#worker/jobs/sendings/is-newsletter-sending.ts'
import { isUnfinished } from '#worker/jobs/sendings/is-unfinished.ts'
import { changeEdition } from './change-edition.ts'
import { publishedKinds } from './kinds/registry.ts'
import { publicationChange } from './publication-change.ts'
import { selectLastDecision } from './states.ts'

type UnpublishResult = {
  outcome: 'unpublished' | 'cancelled' | 'not-published' | 'required' | 'notFound'
}

/**
 * Unpublishes a document, or only cancels its schedule if it is not published. Also pauses a
 * newsletter that is being sent and deletes preview links.
 */
export async function unpublish(
  work: Work,
  actor: SignedIn,
  documentId: string,
): Promise<UnpublishResult> {
  const { db } = work
  const { outcome, results } = await changeEdition(work, actor, {
    action: 'document.withdrawn',
    target: documentId,
    exists: hasRow(db, documents, eq(documents.id, documentId)),
    // One person alone can take something back.
    preconditions: (rule) => ({
      required: not(hasRow(db, documents, and(eq(documents.id, documentId), isRequired))),
      'not-published': sql`${lastRevision(db, documentId)} IS NOT NULL`,
      ...rule,
    }),
    steps: {
      last: selectLastDecision(db, documentId),
      sending: pauseSending(db, actor, documentId),
      previews: deletePreviewLinks(db, documentId),
    },
    edition: publicationChange(work, actor, [{ documentId, revisionId: null, from: new Date() }]),
  })
  if (outcome === 'another-person') throw new Error('Expected no rule for unpublishing')
  if (outcome !== 'changed') return { outcome }
  return { outcome: results.last[0]?.publishedRevisionId ? 'unpublished' : 'cancelled' }
}

const requiredKinds = documentKinds.filter((kind) => publishedKinds[kind].isRequired)
const isRequired = inArray(documents.kind, requiredKinds)

/**
 * Returns the statements that pause a newsletter which is still being sent, and log it. One that is
 * scheduled has no sending any more.
 */
function pauseSending(db: Database, actor: SignedIn, documentId: string) {
  const isRunning = and(
    isNewsletterSending(documentId),
    isNull(sendings.stoppedAt),
    isUnfinished(db),
  )
  const row = deskLogRow(actor, 'letter.stopped', documentId)
  const isToCome = and(isNewsletterSending(documentId), gt(sendings.startsAt, new Date()))
  return [
    db.delete(sendings).where(isToCome),
    insertIf(db, deskLog, { row, condition: hasRow(db, sendings, isRunning) }),
    db.update(sendings).set({ stoppedAt: new Date() }).where(isRunning),
  ] as const
}

/** Returns the statement that ends all preview links of a document. */
export function deletePreviewLinks(db: Database, documentId: string) {
  const revisionIds = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
  return db.delete(previewLinks).where(inArray(previewLinks.revisionId, revisionIds))
}

/** Selects the revision of the last decision; null if the document is unpublished. */
function lastRevision(db: Database, documentId: string) {
  return db
    .select({ revision: publications.revisionId })
    .from(publications)
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(publications.id))
    .limit(1)
}
