import { and, eq, gt, not } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, newsletterSubscribers, revisions, sendings } from '#worker/db/schema.ts'
import { publicationSteps } from '#worker/desk/publishing/publication-steps.ts'
import { showReaders } from '#worker/desk/publishing/show-readers.ts'
import { mayPublish } from '#worker/desk/publishing/two-person-rule.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'

interface Wish {
  /** The id of the letter's document. */
  id: string
  revision: string
}

type Refused = 'notFound' | 'sent-before' | 'unknown-revision' | 'another-person' | 'nobody'

/** Begins to send a revision of a letter to all subscribers, and publishes it. It is sent once. */
export async function sendLetter(
  work: Work,
  signedIn: SignedIn,
  { id, revision }: Wish,
): Promise<{ outcome: 'sent'; id: string } | { outcome: Refused }> {
  const { db, settings } = work
  const decision = { revisionId: revision, by: signedIn.user.id }
  const sending = newSending(id, decision)
  const { outcome } = await changeAtDesk(work, signedIn, {
    action: 'letter.sent',
    target: id,
    isThere: hasRow(db, documents, and(eq(documents.id, id), eq(documents.kind, 'letter'))),
    preconditions: {
      'sent-before': not(hasRow(db, sendings, isOfLetter(id))),
      'unknown-revision': hasRow(
        db,
        revisions,
        and(eq(revisions.id, revision), eq(revisions.documentId, id)),
      ),
      'another-person': mayPublish(settings, decision),
      nobody: hasRow(db, newsletterSubscribers, gt(newsletterSubscribers.confirmedAt, new Date(0))),
    },
    steps: {
      sending: db.insert(sendings).values(sending),
      ...publicationSteps(db, { ...decision, documentId: id, from: sending.createdAt }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  work.afterReply(() => showReaders(work))
  return { outcome: 'sent', id: sending.id }
}

function newSending(about: string, { revisionId, by }: { revisionId: string; by: string }) {
  return {
    id: crypto.randomUUID(),
    kind: 'letter' as const,
    about,
    revisionId,
    startedBy: by,
    createdAt: new Date(),
  }
}
