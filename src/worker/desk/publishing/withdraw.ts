import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
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
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'
import { isUnfinished } from '#worker/jobs/sendings/unfinished.ts'
import { publicationSteps } from './publication-steps.ts'
import { showReaders } from './show-readers.ts'
import { selectLastDecision } from './states.ts'

type Withdrawn = { outcome: 'withdrawn' | 'cancelled' | 'not-published' | 'notFound' }

/**
 * Has readers see nothing of a document any more, which is all that is done where they saw nothing
 * anyway: what was to be published later is not. A letter that is being sent is stopped, and preview
 * links end.
 */
export async function withdraw(
  work: Work,
  signedIn: SignedIn,
  documentId: string,
): Promise<Withdrawn> {
  const { db } = work
  const decision = { documentId, revisionId: null, from: new Date(), by: signedIn.user.id }
  const { outcome, results } = await changeAtDesk(work, signedIn, {
    action: 'document.withdrawn',
    target: documentId,
    isThere: hasRow(db, documents, eq(documents.id, documentId)),
    preconditions: { 'not-published': sql`${lastRevision(db, documentId)} IS NOT NULL` },
    steps: {
      last: selectLastDecision(db, documentId),
      ...publicationSteps(db, decision),
      sending: stopSending(db, signedIn, documentId),
      previews: endPreviews(db, documentId),
    },
  })
  if (outcome !== 'changed') return { outcome }
  work.afterReply(() => showReaders(work))
  return { outcome: results.last[0]?.shown ? 'withdrawn' : 'cancelled' }
}

/** Of a letter that has gone to everybody nothing is left to stop. */
function stopSending(db: Database, signedIn: SignedIn, documentId: string) {
  const running = and(isOfLetter(documentId), isNull(sendings.stoppedAt), isUnfinished(db))
  const row = deskLogRow(signedIn, 'letter.stopped', documentId)
  return [
    insertIf(db, deskLog, { row, condition: hasRow(db, sendings, running) }),
    db.update(sendings).set({ stoppedAt: new Date() }).where(running),
  ] as const
}

function endPreviews(db: Database, documentId: string) {
  const written = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
  return db.delete(previewLinks).where(inArray(previewLinks.revisionId, written))
}

/** What was decided last, if anything was: null for nothing, and for a withdrawal. */
function lastRevision(db: Database, documentId: string) {
  return db
    .select({ revision: publications.revisionId })
    .from(publications)
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(publications.id))
    .limit(1)
}
