import { routes } from '#shared/routes.ts'
import type { InboxFilters, InboxPage } from './props.ts'

/** The filters of a list that holds every thread. */
export const allThreads: InboxFilters = {
  ...{ status: 'all', assignee: null, market: null, product: null, q: '' },
}

/** Returns the status of a list whose URL names none: a search covers all. */
export function defaultStatus(q: string): InboxFilters['status'] {
  return q === '' ? 'open' : 'all'
}

/** True if a list shows only some of the threads with its status. */
export function isNarrowed({ assignee, market, product, q }: InboxFilters): boolean {
  return Boolean(assignee || market || product || q)
}

type ListQuery = Pick<InboxPage, 'filters' | 'page'>

/** Returns the URL of a list of the inbox. */
export function inboxPath(filters: InboxFilters, page = 1): string {
  return routes.deskInbox.href() + queryOf({ filters, page })
}

/** Returns the URL of a thread next to its list. */
export function threadPath(id: string, list: ListQuery): string {
  return routes.deskThread.href({ id }) + queryOf(list)
}

/** Returns only the parameters that differ from the default list. */
function queryOf({ filters, page }: ListQuery): string {
  const { status, assignee, market, product, q } = filters
  const values = {
    status: status === defaultStatus(q) ? null : status,
    assignee,
    market,
    product,
    q,
    page: page > 1 ? String(page) : null,
  }
  const query = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return query.length > 0 ? `?${query.join('&')}` : ''
}
