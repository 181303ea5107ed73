import { and, eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeEdition } from './change-edition.ts'
import type { PublicationRequest, UnmetPrecondition } from './kinds/published-kind.ts'
import { preconditionsOf } from './kinds/registry.ts'
import { publicationChange } from './publication-change.ts'
import { selectLastDecision } from './states.ts'

export type PublishResult =
  | { outcome: 'published' | 'scheduled' | 'cancelled'; id: string }
  | { outcome: 'notFound' | 'unknown-revision' | 'another-person' | UnmetPrecondition }

/**
 * Publishes a revision now or schedules it; the last decision about a document counts. Publishing
 * the live revision again only cancels a schedule: the outcome is `cancelled`.
 */
export async function publish(
  work: Work,
  actor: SignedIn,
  request: PublicationRequest,
): Promise<PublishResult> {
  const { db } = work
  const revision = await findRevision(db, request)
  if (!revision) return { outcome: 'unknown-revision' }
  const planned = request.from.getTime() > Date.now() ? 'scheduled' : 'published'
  const { outcome, results } = await changeEdition(work, actor, {
    action: `document.${planned}`,
    target: request.documentId,
    // It may have been deleted meanwhile.
    exists: hasRow(db, revisions, eq(revisions.id, request.revisionId)),
    preconditions: (rule) => ({ ...preconditionsOf(revision.kind, db, request), ...rule }),
    steps: { last: selectLastDecision(db, request.documentId) },
    edition: publicationChange(work, actor, [request]),
  })
  if (outcome !== 'changed') return { outcome }
  const [last] = results.last
  const isWaiting = last?.number === null
  const isCancelled =
    planned === 'published' && isWaiting && last.publishedRevisionId === request.revisionId
  return {
    outcome: isCancelled ? 'cancelled' : planned,
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
