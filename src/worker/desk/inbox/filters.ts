import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { threads } from '#worker/db/schema.ts'
import { onlyValue } from '#worker/http/query.ts'
import { normalizeQuery } from '#worker/site/search/query.ts'

const unassigned = 'nobody'

export function filtersFromQuery(
  query: URLSearchParams,
  staff: readonly StaffName[],
): InboxFilters {
  const status = onlyValue(query, 'status')
  const assignee = onlyValue(query, 'assignee')
  const isKnown = assignee === unassigned || staff.some(({ id }) => id === assignee)
  return {
    status: [...threadStatuses, 'all' as const].find((option) => option === status) ?? 'open',
    assignee: isKnown ? assignee : null,
    q: normalizeQuery(onlyValue(query, 'q')),
  }
}

/** Returns the condition that a thread has the status and assignee of the filters. */
export function matchesFilters({ status, assignee }: InboxFilters): SQL | undefined {
  const hasStatus = status === 'all' ? undefined : eq(threads.status, status)
  if (assignee === null) return hasStatus
  return and(
    hasStatus,
    assignee === unassigned ? isNull(threads.assigneeId) : eq(threads.assigneeId, assignee),
  )
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

/** Returns the number of threads that match the filters, by the stored counts. */
export function countMatches(counts: readonly ThreadCount[], filters: InboxFilters): number {
  const assigneeId = filters.assignee === unassigned ? '' : filters.assignee
  return counts
    .filter(({ status }) => filters.status === 'all' || status === filters.status)
    .filter((count) => assigneeId === null || count.assigneeId === assigneeId)
    .reduce((sum, { count }) => sum + count, 0)
}
