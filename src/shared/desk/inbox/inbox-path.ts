import { routes } from '#shared/routes.ts'
import type { InboxFilters, InboxPage } from './props.ts'

/** What a list is asked for: its filters and its page. */
type ListQuery = Pick<InboxPage, 'filters' | 'page'>

/** The address of a list of the inbox. */
export function inboxPath(filters: InboxFilters, page = 1): string {
  return routes.deskInbox.href() + queryOf({ filters, page })
}

/** The address of a thread, beside the list in which it was found. */
export function threadPath(id: string, list: ListQuery): string {
  return routes.deskThread.href({ id }) + queryOf(list)
}

/** Only what differs from the list that is shown first. */
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
