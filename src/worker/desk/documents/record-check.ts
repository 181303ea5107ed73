import { and, desc, eq, gt, not } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeEdition } from '#worker/desk/publishing/change-edition.ts'
import type { UnmetPrecondition } from '#worker/desk/publishing/kinds/published-kind.ts'
import { preconditionsOf } from '#worker/desk/publishing/kinds/registry.ts'
import { publicationChange } from '#worker/desk/publishing/publication-change.ts'
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
  const check = checkOf(work, actor, newest)
  const { id } = check
  if (!work.settings.twoPersonRule) {
    const decision = { documentId, revisionId: id, from: new Date() }
    const { outcome } = await changeEdition(work, actor, {
      ...check.change,
      preconditions: (rule) => ({ ...check.preconditions, ...rule }),
      edition: publicationChange(work, actor, [decision]),
    })
    if (outcome === 'changed') return { outcome: 'published', id }
    // The database knows of the rule before this Worker does.
    if (outcome !== 'another-person') return { outcome }
  }
  const { change, preconditions } = check
  const { outcome } = await changeAtDesk(work, actor, { ...change, preconditions })
  return outcome === 'changed' ? { outcome: 'saved', id } : { outcome }
}

type Newest = NonNullable<Awaited<ReturnType<typeof findNewest>>>

/** Returns the change that saves a revision with the checks of today. */
function checkOf({ db }: Pick<Work, 'db'>, actor: SignedIn, newest: Newest) {
  const { id: base, documentId, kind, number, fields } = newest
  const [id, createdAt] = [crypto.randomUUID(), new Date()]
  const isLater = and(eq(revisions.documentId, documentId), gt(revisions.number, number))
  const request = { documentId, revisionId: base, from: createdAt }
  const revision = {
    id,
    documentId,
    number: number + 1,
    authorId: actor.user.id,
    fields: withChecksOn(fields, today()),
    createdAt,
  }
  return {
    id,
    preconditions: {
      outdated: not(hasRow(db, revisions, isLater)),
      'not-live': isLiveRevision(documentId, base),
      ...preconditionsOf(kind, db, request),
    },
    change: {
      action: 'document.checked' as const,
      target: documentId,
      steps: { revision: db.insert(revisions).values(revision) },
    },
  }
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
