import { routes } from '#shared/routes.ts'
import type { InboxFilters, InboxPage } from './props.ts'

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
function queryOf({ filters: { status, assignee, q }, page }: ListQuery): string {
  const values = {
    status: status === 'open' ? null : status,
    assignee,
    q,
    page: page > 1 ? String(page) : null,
  }
  const query = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return query.length > 0 ? `?${query.join('&')}` : ''
}
