import { isNull, or } from 'drizzle-orm'
import { dayAfter } from '#shared/days.ts'
import { deskPageSize, review } from '#shared/desk/constants.ts'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import { type ReviewItem, type ReviewList, reviewLists } from '#shared/desk/documents/review.ts'
import { byCharacters, byName } from '#shared/order.ts'
import type { Pages } from '#shared/pages.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { revisions, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import { today } from '#worker/knowledge/edition.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { countAwaiting, type DocumentHead, selectHeads, summaryOf } from './find-documents.ts'
import { kinds } from './kinds/registry.ts'
import { type RecordedDates, recordedDates } from './recorded-dates.ts'

type ReviewPage = Omit<Pages['desk/review'], 'status'>

/** Returns the page of documents to review that a query asks for. */
export async function findReview(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  query: URLSearchParams,
): Promise<ReviewPage> {
  const [items, awaiting] = await Promise.all([
    findReviewItems(work.db),
    countAwaiting(work, actor),
  ])
  const list = reviewLists.find((name) => name === onlyValue(query, 'list')) ?? 'oldest'
  const listed = items.filter(lists[list].includes).toSorted(lists[list].order)
  const { page, pages, offset } = pageOf(listed.length, { requested: requestedPage(query) })
  const count = (name: ReviewList) => items.filter(lists[name].includes).length
  return {
    list,
    items: listed.slice(offset, offset + deskPageSize),
    counts: { oldest: count('oldest'), sources: count('sources'), soon: count('soon') },
    due: items.filter(({ isDue }) => isDue).length,
    awaiting,
    page,
    pages,
    today: today(),
  }
}

/** Returns the number of documents that are due for a review. */
export async function countDueReviews({ db }: Pick<Work, 'db'>): Promise<number> {
  return (await findReviewItems(db)).filter(({ isDue }) => isDue).length
}

interface List {
  includes: (item: ReviewItem) => boolean
  order: (a: ReviewItem, b: ReviewItem) => number
}

const lists: Readonly<Record<ReviewList, List>> = {
  oldest: { includes: () => true, order: byOldestCheck },
  sources: { includes: hasWeakSource, order: byOldestCheck },
  soon: {
    includes: ({ changesAt }) => changesAt !== null,
    order: (a, b) => byCharacters(a.changesAt ?? '', b.changesAt ?? '') || byOldestCheck(a, b),
  },
}

function byOldestCheck(a: ReviewItem, b: ReviewItem): number {
  return byCharacters(lastReview(a), lastReview(b)) || byName(a.title, b.title)
}

function hasWeakSource({
  unsourced,
  weakSources,
}: Pick<ReviewItem, 'unsourced' | 'weakSources'>): boolean {
  return unsourced > 0 || weakSources.length > 0
}

/** Returns the day of the oldest check; of the newest revision where no checks are recorded. */
function lastReview({ checkedAt, editedAt }: Pick<ReviewItem, 'checkedAt' | 'editedAt'>): string {
  return checkedAt ?? editedAt
}

const reviewedKinds = documentKinds.filter((kind) => kinds[kind].isReviewed)

/** Reads the fields of all live documents: half a megabyte for sixteen markets. */
async function findReviewItems(db: Database): Promise<ReviewItem[]> {
  const heads = (await selectHeads(db, reviewedKinds)).filter(isLive)
  const ids = heads.map(({ revisionId }) => revisionId)
  const [rows, weakSources] = await Promise.all([
    db
      .select({ id: revisions.id, fields: revisions.fields })
      .from(revisions)
      .where(isOneOf(revisions.id, ids)),
    findWeakSources(db),
  ])
  const datesById = new Map(rows.map(({ id, fields }) => [id, recordedDates(fields)]))
  return heads.flatMap((head) => {
    const dates = datesById.get(head.revisionId)
    return dates ? [itemOf(head, dates, weakSources)] : []
  })
}

/** True unless readers see no version of a document. */
function isLive(head: DocumentHead): boolean {
  const { state } = summaryOf(head)
  return (
    state === 'published' || state === 'changed' || (state === 'scheduled' && !!head.wasPublished)
  )
}

/** Returns the titles of the sources that have no address or no date, by id. */
async function findWeakSources(db: Database): Promise<ReadonlyMap<string, string>> {
  const { id, title, url, date } = sources
  const rows = await db
    .select({ id, title })
    .from(sources)
    .where(or(isNull(url), isNull(date)))
  return new Map(rows.map((source) => [source.id, source.title]))
}

function itemOf(
  head: DocumentHead,
  { checks, changes, sources, unsourced }: RecordedDates,
  weakSources: ReadonlyMap<string, string>,
): ReviewItem {
  const { id, kind, title, market, state } = summaryOf(head)
  const day = today()
  const last = dayAfter(day, review.soonDays)
  // Two records may stand for one article, at different addresses.
  const weakTitles = new Set([...sources].flatMap((source) => weakSources.get(source) ?? []))
  const item = {
    id,
    kind,
    title,
    market,
    state,
    revision: head.revisionId,
    checkedAt: checks.toSorted()[0] ?? null,
    editedAt: officeDay(head.editedAt),
    unsourced,
    weakSources: [...weakTitles],
    changesAt: changes.filter((change) => change > day && change <= last).toSorted()[0] ?? null,
  }
  return { ...item, isDue: isDue(item, day) }
}

function isDue(item: Omit<ReviewItem, 'isDue'>, day: string): boolean {
  const needsCare = hasWeakSource(item) || item.changesAt !== null
  const days = needsCare ? review.settledDays : review.dueAfterDays
  return lastReview(item) < dayAfter(day, -days)
}
