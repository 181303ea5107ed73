import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { defaultStatus } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { products } from '#shared/knowledge/codes.ts'
import { threads } from '#worker/db/schema.ts'
import { onlyValue } from '#worker/http/query.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { normalizeQuery } from '#worker/site/search/query.ts'

const unassigned = 'nobody'

export function filtersFromQuery(
  query: URLSearchParams,
  staff: readonly StaffName[],
): InboxFilters {
  const q = normalizeQuery(onlyValue(query, 'q'))
  const status = onlyValue(query, 'status')
  const product = onlyValue(query, 'product')
  const assignee = onlyValue(query, 'assignee')
  const isKnown = assignee === unassigned || staff.some(({ id }) => id === assignee)
  return {
    status:
      [...threadStatuses, 'all' as const].find((option) => option === status) ?? defaultStatus(q),
    assignee: isKnown ? assignee : null,
    market: currentEdition().findMarket(onlyValue(query, 'market'))?.slug ?? null,
    product: products.find((option) => option === product) ?? null,
    q,
  }
}

/** Returns the condition that a thread matches the filters, apart from the search. */
export function matchesFilters(filters: InboxFilters): SQL | undefined {
  const { status, assignee, market, product } = filters
  return and(
    status === 'all' ? undefined : eq(threads.status, status),
    assignee === null ? undefined : hasAssignee(assignee),
    market === null ? undefined : eq(threads.market, market),
    product === null ? undefined : eq(threads.product, product),
  )
}

function hasAssignee(assignee: string): SQL {
  return assignee === unassigned ? isNull(threads.assigneeId) : eq(threads.assigneeId, assignee)
}

/** Returns the order of the list: open threads by due time, others by newest activity. */
export function listOrder({ status }: Pick<InboxFilters, 'status'>): SQL[] {
  return status === 'open'
    ? [asc(threads.dueAt), asc(sql`${threads}.rowid`)]
    : [desc(threads.lastAt), desc(sql`${threads}.rowid`)]
}

export function orderColumn({ status }: Pick<InboxFilters, 'status'>) {
  return status === 'open' ? threads.dueAt : threads.lastAt
}

/** Returns the condition that a thread comes no later in the list than one with this key. */
export function isAtMost({ status }: Pick<InboxFilters, 'status'>, key: Date): SQL {
  return status === 'open' ? lte(threads.dueAt, key) : gte(threads.lastAt, key)
}

export interface ThreadCount {
  status: string
  /** Empty for unassigned threads. */
  assigneeId: string
  count: number
}

/** Returns the number of threads that match status and assignee, by the stored counts. */
export function countMatches(
  counts: readonly ThreadCount[],
  filters: Pick<InboxFilters, 'status' | 'assignee'>,
): number {
  const assigneeId = filters.assignee === unassigned ? '' : filters.assignee
  return counts
    .filter(({ status }) => filters.status === 'all' || status === filters.status)
    .filter((count) => assigneeId === null || count.assigneeId === assigneeId)
    .reduce((sum, { count }) => sum + count, 0)
}
