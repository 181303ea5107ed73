import { and, desc, eq, gt, not } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { UnmetPrecondition } from '#worker/desk/publishing/kinds/published-kind.ts'
import { preconditionsOf } from '#worker/desk/publishing/kinds/registry.ts'
import { publicationSteps } from '#worker/desk/publishing/publication-steps.ts'
import { publishEdition } from '#worker/desk/publishing/publish-edition.ts'
import { isLiveRevision } from '#worker/desk/publishing/states.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { today } from '#worker/knowledge/edition.ts'
import { kinds } from './kinds/registry.ts'
import { withChecksOn } from './recorded-dates.ts'

interface CheckRequest {
  documentId: string
  /** The id of the revision that was checked; the newest one if it is not known. */
  base: string | null
}

type CheckResult =
  | { outcome: 'published' | 'saved'; id: string }
  | { outcome: 'notFound' | 'outdated' | 'not-live' | UnmetPrecondition }

/**
 * Records that a live document was checked and nothing has changed: saves a revision with the dates
 * of its checks moved to today, and publishes it, or leaves that to a second person.
 */
export async function recordCheck(
  work: Work,
  actor: SignedIn,
  { documentId, base }: CheckRequest,
): Promise<CheckResult> {
  const newest = await findNewest(work.db, documentId)
  if (!newest || newest.kind === 'translation' || !kinds[newest.kind].isReviewed)
    return { outcome: 'notFound' }
  if (base !== null && base !== newest.id) return { outcome: 'outdated' }
  const published = work.settings.twoPersonRule
    ? null
    : await save(work, actor, { newest, publishes: true })
  // The database knows of the rule before this Worker does.
  if (published && published.outcome !== 'another-person') return published
  const saved = await save(work, actor, { newest, publishes: false })
  if (saved.outcome === 'another-person') throw new Error('Expected no rule for a revision alone')
  return saved
}

interface Check {
  newest: NonNullable<Awaited<ReturnType<typeof findNewest>>>
  /** False leaves the publication to a second person. */
  publishes: boolean
}

async function save(
  work: Work,
  actor: SignedIn,
  { newest, publishes }: Check,
): Promise<CheckResult | { outcome: 'another-person' }> {
  const { db } = work
  const { id: base, documentId, kind, number, fields } = newest
  const [id, createdAt, by] = [crypto.randomUUID(), new Date(), actor.user.id]
  const isLater = and(eq(revisions.documentId, documentId), gt(revisions.number, number))
  const request = { documentId, revisionId: base, from: createdAt }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.checked',
    target: documentId,
    preconditions: {
      outdated: not(hasRow(db, revisions, isLater)),
      'not-live': isLiveRevision(documentId, base),
      ...preconditionsOf(kind, db, request),
      'another-person': undefined,
    },
    steps: {
      revision: db.insert(revisions).values({
        id,
        documentId,
        number: number + 1,
        authorId: by,
        fields: withChecksOn(fields, today()),
        createdAt,
      }),
      ...(publishes && publicationSteps(db, { documentId, revisionId: id, from: createdAt, by })),
    },
  })
  if (outcome !== 'changed') return { outcome }
  if (!publishes) return { outcome: 'saved', id }
  work.afterReply(() => publishEdition(work))
  return { outcome: 'published', id }
}

function findNewest(db: Database, documentId: string) {
  const { id, number, fields } = revisions
  return db
    .select({ id, documentId: documents.id, kind: documents.kind, number, fields })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(number))
    .limit(1)
    .get()
}
