import { and, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters, InboxPage } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { deskLog, threadCounts, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf, requestedPage } from '#worker/http/query.ts'
import {
  countMatches,
  filtersFromQuery,
  listOrder,
  matchesFilters,
  type ThreadCount,
} from './filters.ts'
import { findMatches } from './find-matches.ts'
import { selectStaff, sortByName } from './staff-names.ts'
import { excerptOf, newestMessage, threadProps } from './thread-summary.ts'

/** Returns a page of the inbox for the query of its URL. */
export async function findInbox(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  query: URLSearchParams,
): Promise<InboxPage> {
  const now = new Date()
  const { members, counts, newestReplies } = await runBatch(db, {
    members: selectStaff(db, settings),
    // All rows, by their key: there are a few for each member of staff.
    counts: db.select().from(threadCounts).where(inArray(threadCounts.status, threadStatuses)),
    newestReplies: selectNewestReply(db, now),
  })
  const staff = sortByName(members)
  const filters = filtersFromQuery(query, staff)
  const context = { staff, now }
  return {
    ...(await findPage(db, { filters, counts, context, page: requestedPage(query) })),
    counts: countsOf(counts),
    filters,
    staff,
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

function countsOf(counts: readonly ThreadCount[]): InboxPage['counts'] {
  const all = { assignee: null, q: '' }
  const [open, waiting, done] = threadStatuses.map((status) =>
    countMatches(counts, { ...all, status }),
  )
  return { open: open ?? 0, waiting: waiting ?? 0, done: done ?? 0 }
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
    const { ids, page, pages } = await findMatches(db, filters, pageNumber)
    const rows = ids.length === 0 ? [] : await selectThreads(db).where(inArray(threads.id, ids))
    const sorted = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { threads: sorted.map((row) => summaryOf(row, context)), page, pages }
  }
  const { page, pages, offset } = pageOf(countMatches(counts, filters), { requested: pageNumber })
  const rows = await selectThreads(db)
    .where(matchesFilters(filters))
    .orderBy(...listOrder(filters))
    .limit(deskPageSize)
    .offset(offset)
  return { threads: rows.map((row) => summaryOf(row, context)), page, pages }
}

function selectThreads(db: Database) {
  return db.select({ ...getTableColumns(threads), newest: newestMessage(db) }).from(threads)
}

type SummaryRow = typeof threads.$inferSelect & { newest: string | null }

function summaryOf(
  { newest, ...row }: SummaryRow,
  context: InboxQuery['context'],
): InboxPage['threads'][number] {
  return { ...threadProps(row, context), excerpt: excerptOf(newest ?? '') }
}
