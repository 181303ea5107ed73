import { and, eq, not } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, newsletterSubscribers, revisions, sendings } from '#worker/db/schema.ts'
import { changeEdition } from '#worker/desk/publishing/change-edition.ts'
import { publicationChange } from '#worker/desk/publishing/publication-change.ts'
import { isNewsletterSending } from '#worker/jobs/sendings/is-newsletter-sending.ts'
import { findNewsletterText } from './find-newsletter.ts'
import { isConfirmed, isInSegment } from './segments.ts'
import { findTranslated } from './translations.ts'

interface SendRequest {
  id: string
  revision: string
  /** The slug of the market whose followers get it; null for all subscribers. */
  market: string | null
  /** A time in the past sends it at once. */
  from: Date
}

type Refusal = 'notFound' | 'sent-before' | 'unknown-revision' | 'another-person' | 'nobody'

/**
 * Publishes a revision of a newsletter with the translations that have all of it, and starts sending it,
 * now or at a later time. It can be sent only once.
 */
export async function sendNewsletter(
  work: Work,
  actor: SignedIn,
  request: SendRequest,
): Promise<{ outcome: 'sent' | 'scheduled'; id: string } | { outcome: Refusal }> {
  const { db } = work
  const { id, revision, market } = request
  const sending = newSending(request, actor)
  const from = sending.startsAt ?? sending.createdAt
  const original = await findNewsletterText(db, revision)
  const translated = original ? await findTranslated(db, id, original) : []
  const decisions = translated.map(({ documentId, revisionId }) => {
    return { documentId, revisionId, from }
  })
  const { outcome } = await changeEdition(work, actor, {
    action: sending.startsAt ? 'letter.scheduled' : 'letter.sent',
    target: id,
    exists: hasRow(db, documents, and(eq(documents.id, id), eq(documents.kind, 'letter'))),
    preconditions: (rule) => ({
      'sent-before': not(hasRow(db, sendings, isNewsletterSending(id))),
      'unknown-revision': hasRow(
        db,
        revisions,
        and(eq(revisions.id, revision), eq(revisions.documentId, id)),
      ),
      ...rule,
      nobody: hasRow(db, newsletterSubscribers, and(isConfirmed, isInSegment(market))),
    }),
    steps: { sending: db.insert(sendings).values(sending) },
    edition: publicationChange(work, actor, [
      { documentId: id, revisionId: revision, from },
      ...decisions,
    ]),
  })
  if (outcome !== 'changed') return { outcome }
  return { outcome: sending.startsAt ? 'scheduled' : 'sent', id: sending.id }
}

function newSending({ id, revision, market, from }: SendRequest, { user }: SignedIn) {
  const createdAt = new Date()
  return {
    id: crypto.randomUUID(),
    kind: 'letter' as const,
    about: id,
    revisionId: revision,
    market,
    startedBy: user.id,
    createdAt,
    startsAt: from > createdAt ? from : null,
  }
}
