import { and, eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import type { PublicationRequest, Unmet } from './kinds/published-kind.ts'
import { publishedKinds } from './kinds/registry.ts'
import { publicationSteps } from './publication-steps.ts'
import { showReaders } from './show-readers.ts'
import { selectLastDecision } from './states.ts'
import { mayPublish } from './two-person-rule.ts'

type Published =
  | { outcome: 'published' | 'scheduled' | 'cancelled'; id: string }
  | { outcome: 'notFound' | 'unknown-revision' | 'another-person' | Unmet }

/**
 * Shows readers a revision, now or from a time on; the last decision about a document counts. Of the
 * one that they see already, all that is done is that what was to follow does not.
 */
export async function publish(
  work: Work,
  signedIn: SignedIn,
  wish: PublicationRequest,
): Promise<Published> {
  const { db, settings } = work
  const found = await findRevision(db, wish)
  if (!found) return { outcome: 'unknown-revision' }
  const decision = { ...wish, by: signedIn.user.id }
  const published = wish.from.getTime() > Date.now() ? 'scheduled' : 'published'
  const { outcome, results } = await changeAtDesk(work, signedIn, {
    action: `document.${published}`,
    target: wish.documentId,
    preconditions: {
      ...publishedKinds[found.kind].preconditions(db, wish),
      'another-person': mayPublish(settings, decision),
    },
    steps: {
      last: selectLastDecision(db, wish.documentId),
      ...publicationSteps(db, decision),
    },
  })
  if (outcome !== 'changed') return { outcome }
  work.afterReply(() => showReaders(work))
  const [last] = results.last
  const isWaiting = last?.number === null
  const isCancelled = published === 'published' && isWaiting && last.shown === wish.revisionId
  return {
    outcome: isCancelled ? 'cancelled' : published,
    id: String(results.publication[0]?.id),
  }
}

function findRevision(db: Database, { documentId, revisionId }: PublicationRequest) {
  return db
    .select({ kind: documents.kind })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(and(eq(revisions.id, revisionId), eq(documents.id, documentId)))
    .get()
}
