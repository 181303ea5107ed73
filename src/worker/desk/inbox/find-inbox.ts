import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters, InboxPage } from '#shared/desk/inbox/props.ts'
import { type ThreadStatus, threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  deskLog,
  heldMails,
  outbox,
  threadCounts,
  threadEntries,
  threads,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf, requestedPage } from '#worker/http/query.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import {
  countMatches,
  filtersFromQuery,
  listOrder,
  matchesFilters,
  type ThreadCount,
} from './filters.ts'
import { findByReference } from './find-by-reference.ts'
import { findMatches } from './find-matches.ts'
import { selectStaff, sortByName } from './staff-names.ts'
import { excerptOf, newestText, threadProps } from './thread-summary.ts'

/** Returns a page of the inbox for the query of its URL. */
export async function findInbox(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { user }: SignedIn,
  query: URLSearchParams,
): Promise<InboxPage> {
  const now = new Date()
  const { members, counts, newestReplies, waitingReplies } = await runBatch(db, {
    members: selectStaff(db, settings),
    // All rows, by their key: there are a few for each member of staff.
    counts: db.select().from(threadCounts).where(inArray(threadCounts.status, threadStatuses)),
    newestReplies: selectNewestReply(db, now),
    waitingReplies: selectWaitingReplies(db, user.id, now),
  })
  const staff = sortByName(members)
  const filters = filtersFromQuery(query, staff)
  const context = { staff, now }
  return {
    ...(await findPage(db, { filters, counts, context, page: requestedPage(query) })),
    counts: countsOf(counts),
    filters,
    staff,
    markets: currentEdition().markets.map(nameOf),
    undo:
      waitingReplies.map(({ until, ...reply }) => {
        return { ...reply, until: until.toISOString() }
      })[0] ?? null,
    lastAnswerAt: newestReplies[0]?.at.toISOString() ?? null,
    now: now.toISOString(),
  }
}

/** Selects the newest reply's time from the log: no index tells replies from other entries. */
function selectNewestReply(db: Database, now: Date) {
  const logStart = new Date(now.getTime() - lifetimes.deskLogSeconds * 1000)
  return db
    .select({ at: deskLog.createdAt })
    .from(deskLog)
    .where(and(gt(deskLog.createdAt, logStart), eq(deskLog.action, 'thread.answered')))
    .orderBy(desc(deskLog.createdAt))
    .limit(1)
}

/** Selects a person's replies that can still be taken back, newest first. */
function selectWaitingReplies(db: Database, userId: string, now: Date) {
  return (
    db
      .select({
        id: sql<string>`${threadEntries.id}`.as('entry_id'),
        thread: threadEntries.threadId,
        to: threads.name,
        until: outbox.nextAttemptAt,
      })
      .from(outbox)
      // SQLite keeps the order of a cross join: few emails wait, but a person has written many.
      .crossJoin(threadEntries)
      .innerJoin(threads, eq(threads.id, threadEntries.threadId))
      .where(
        and(
          ...[isNull(outbox.sentAt), isNull(outbox.deadAt), gt(outbox.nextAttemptAt, now)],
          ...[eq(outbox.attempts, 0), eq(threadEntries.mailId, outbox.id)],
          ...[eq(threadEntries.kind, 'reply'), eq(threadEntries.authorId, userId)],
        ),
      )
      .orderBy(desc(outbox.nextAttemptAt))
      .limit(1)
  )
}

function countsOf(counts: readonly ThreadCount[]): InboxPage['counts'] {
  const countOf = (status: ThreadStatus) => countMatches(counts, { status, assignee: null })
  return {
    open: countOf('open'),
    waiting: countOf('waiting'),
    snoozed: countOf('snoozed'),
    done: countOf('done'),
  }
}

interface InboxQuery {
  filters: InboxFilters
  counts: readonly ThreadCount[]
  /** From 1; a number past the last page means the last one. */
  page: number
  context: { staff: readonly StaffName[]; now: Date }
}

async function findPage(
  db: Database,
  { filters, counts, page: pageNumber, context }: InboxQuery,
): Promise<Pick<InboxPage, 'threads' | 'page' | 'pages'>> {
  if (filters.q !== '') {
    const { ids, page, pages } =
      (await findByReference(db, filters)) ?? (await findMatches(db, filters, pageNumber))
    const rows = ids.length === 0 ? [] : await selectThreads(db).where(inArray(threads.id, ids))
    const sorted = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { threads: sorted.map((row) => summaryOf(row, context)), page, pages }
  }
  const total = await countThreads(db, filters, counts)
  const { page, pages, offset } = pageOf(total, { requested: pageNumber })
  const rows = await selectThreads(db)
    .where(matchesFilters(filters))
    .orderBy(...listOrder(filters))
    .limit(deskPageSize)
    .offset(offset)
  return { threads: rows.map((row) => summaryOf(row, context)), page, pages }
}

/** Counts by market or product read an index; the rest is counted already. */
async function countThreads(
  db: Database,
  filters: InboxFilters,
  counts: readonly ThreadCount[],
): Promise<number> {
  const isCounted = filters.market === null && filters.product === null
  return isCounted ? countMatches(counts, filters) : db.$count(threads, matchesFilters(filters))
}

function selectThreads(db: Database) {
  const heldMail = hasRow(db, heldMails, eq(heldMails.threadId, threads.id))
  return db
    .select({ ...getTableColumns(threads), newest: newestText(db), held: sql<number>`${heldMail}` })
    .from(threads)
}

type SummaryRow = typeof threads.$inferSelect & { newest: string | null; held: number }

function summaryOf(
  { newest, held, ...row }: SummaryRow,
  context: InboxQuery['context'],
): InboxPage['threads'][number] {
  return { ...threadProps(row, context), excerpt: excerptOf(newest ?? ''), held: held === 1 }
}
