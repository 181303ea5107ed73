import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { threads } from '#worker/db/schema.ts'
import { onlyValue } from '#worker/http/query.ts'
import { normalizeQuery } from '#worker/site/search/query.ts'

/** Whom the filter means that stands for no assignee. */
const unassigned = 'nobody'

/** What the inbox is asked for by an address; what is unknown counts as not asked. */
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

/** The condition that a thread is asked for, besides its words. */
export function matchesFilters({ status, assignee }: InboxFilters): SQL | undefined {
  const hasStatus = status === 'all' ? undefined : eq(threads.status, status)
  if (assignee === null) return hasStatus
  return and(
    hasStatus,
    assignee === unassigned ? isNull(threads.assigneeId) : eq(threads.assigneeId, assignee),
  )
}

/** What is due first among open threads, else what is newest: each the order of an index. */
export function listOrder({ status }: Pick<InboxFilters, 'status'>): SQL[] {
  return status === 'open'
    ? [asc(threads.dueAt), asc(sql`${threads}.rowid`)]
    : [desc(threads.lastAt), desc(sql`${threads}.rowid`)]
}

/** What the order goes by. */
export function orderColumn({ status }: Pick<InboxFilters, 'status'>) {
  return status === 'open' ? threads.dueAt : threads.lastAt
}

/** The condition that a thread comes no later in the order than one with this key. */
export function isAtMost({ status }: Pick<InboxFilters, 'status'>, key: Date): SQL {
  return status === 'open' ? lte(threads.dueAt, key) : gte(threads.lastAt, key)
}

/** How many threads of some status and assignee there are. */
export interface ThreadCount {
  status: string
  /** Empty for nobody. */
  assigneeId: string
  count: number
}

/** How many threads the filters leave, by the counts that are kept; words are not asked. */
export function countMatches(counts: readonly ThreadCount[], filters: InboxFilters): number {
  const assigneeId = filters.assignee === unassigned ? '' : filters.assignee
  return counts
    .filter(({ status }) => filters.status === 'all' || status === filters.status)
    .filter((count) => assigneeId === null || count.assigneeId === assigneeId)
    .reduce((sum, { count }) => sum + count, 0)
}
