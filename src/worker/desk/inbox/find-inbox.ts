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
import { asked, countAsked, filtersFromQuery, inOrder, type ThreadCount } from './filters.ts'
import { findMatches } from './find-matches.ts'
import { byName, selectStaff } from './staff-names.ts'
import { excerptOf, newestMessage, threadProps } from './thread-summary.ts'

/** A page of the inbox, as an address asks for it. */
export async function findInbox(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  query: URLSearchParams,
): Promise<InboxPage> {
  const now = new Date()
  const { people, kept, answers } = await runBatch(db, {
    people: selectStaff(db, settings),
    // All of them, by their key: there are a few for each member of staff.
    kept: db.select().from(threadCounts).where(inArray(threadCounts.status, threadStatuses)),
    answers: newestAnswer(db, now),
  })
  const staff = byName(people)
  const filters = filtersFromQuery(query, staff)
  const seen = { staff, now }
  return {
    ...(await findPage(db, { filters, kept, seen, page: requestedPage(query) })),
    counts: countsOf(kept),
    filters,
    staff,
    lastAnswerAt: answers[0]?.at.toISOString() ?? null,
    now: now.toISOString(),
  }
}

/**
 * When somebody answered last: of entries no index knows which are replies, but each of them stands
 * in the desk's log, among few others.
 */
function newestAnswer(db: Database, now: Date) {
  const keptSince = new Date(now.getTime() - lifetimes.deskLogSeconds * 1000)
  return db
    .select({ at: deskLog.createdAt })
    .from(deskLog)
    .where(and(gt(deskLog.createdAt, keptSince), eq(deskLog.action, 'thread.answered')))
    .orderBy(desc(deskLog.createdAt))
    .limit(1)
}

function countsOf(kept: readonly ThreadCount[]): InboxPage['counts'] {
  const all = { assignee: null, q: '' }
  const [open, waiting, done] = threadStatuses.map((status) => countAsked(kept, { ...all, status }))
  return { open: open ?? 0, waiting: waiting ?? 0, done: done ?? 0 }
}

interface Asked {
  filters: InboxFilters
  /** How many threads there are, as triggers keep it. */
  kept: readonly ThreadCount[]
  /** From 1; one past the last is the last. */
  page: number
  seen: { staff: readonly StaffName[]; now: Date }
}

async function findPage(
  db: Database,
  { filters, kept, page: wanted, seen }: Asked,
): Promise<Pick<InboxPage, 'threads' | 'page' | 'pages'>> {
  if (filters.q !== '') {
    const { ids, page, pages } = await findMatches(db, filters, wanted)
    const rows = ids.length === 0 ? [] : await selectThreads(db).where(inArray(threads.id, ids))
    const inOrderOfIds = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { threads: inOrderOfIds.map((row) => summaryOf(row, seen)), page, pages }
  }
  const { page, pages, offset } = pageOf(countAsked(kept, filters), { requested: wanted })
  const rows = await selectThreads(db)
    .where(asked(filters))
    .orderBy(...inOrder(filters))
    .limit(deskPageSize)
    .offset(offset)
  return { threads: rows.map((row) => summaryOf(row, seen)), page, pages }
}

function selectThreads(db: Database) {
  return db.select({ ...getTableColumns(threads), newest: newestMessage(db) }).from(threads)
}

type SummaryRow = typeof threads.$inferSelect & { newest: string | null }

function summaryOf(
  { newest, ...row }: SummaryRow,
  seen: Asked['seen'],
): InboxPage['threads'][number] {
  return { ...threadProps(row, seen), excerpt: excerptOf(newest ?? '') }
}
