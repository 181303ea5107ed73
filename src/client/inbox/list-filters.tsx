import { Link, router, usePage } from '@inertiajs/react'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { inboxPath } from '#shared/inbox/inbox-path.ts'
import type { InboxFilters, InboxPage } from '#shared/inbox/props.ts'
import { threadStatuses } from '#shared/inbox/statuses.ts'
import { routes } from '#shared/routes.ts'
import { countText, statusLabels } from './words.ts'

/** The statuses as tabs, each with how many threads have it. */
export function StatusTabs({ inbox: { counts, filters } }: { inbox: InboxPage }) {
  const all = threadStatuses.reduce((sum, status) => sum + counts[status], 0)
  const tabs = [
    ...threadStatuses.map((status) => ({
      status,
      label: statusLabels[status],
      count: counts[status],
    })),
    { status: 'all' as const, label: 'All', count: all },
  ]
  return (
    <nav aria-label="Status" className="border-b border-line print:hidden">
      <ul className="tab-row gap-4">
        {tabs.map(({ status, label, count }) => (
          <li key={status}>
            <Link
              href={inboxPath({ ...filters, status })}
              aria-current={filters.status === status ? 'page' : undefined}
              className="tab-link gap-1.5"
            >
              {label} <span className="figures font-normal text-muted">{countText(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Search and assignee; without a script, the browser sends the form. */
export function FilterForm({ inbox: { filters, staff } }: { inbox: InboxPage }) {
  const me = usePage().props.auth.user?.id
  return (
    <search>
      <form
        action={routes.deskInbox.href()}
        // Another list has a form of its own: else it would keep what was asked for before.
        key={inboxPath(filters)}
        onSubmit={(event) => ask(event, filters)}
        className="flex flex-wrap gap-2 py-3 lg:pr-4 print:hidden"
      >
        {filters.status !== 'open' && <input type="hidden" name="status" value={filters.status} />}
        <input
          name="q"
          type="search"
          defaultValue={filters.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search names, addresses, companies and texts"
          aria-keyshortcuts="/"
          placeholder="Search"
          className="field min-h-11 min-w-0 grow basis-full py-1 text-sm placeholder:text-muted"
        />
        <select
          name="assignee"
          defaultValue={filters.assignee ?? ''}
          aria-label="Assignee"
          className="field min-h-11 w-auto min-w-0 grow basis-32 py-1 text-sm"
        >
          <option value="">All assignees</option>
          {me && <option value={me}>Mine</option>}
          <option value="nobody">Nobody’s</option>
          {staff
            .filter(({ id }) => id !== me)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
        <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
          <Search aria-hidden="true" className="size-4" />
          Find
        </button>
      </form>
    </search>
  )
}

function ask(event: FormEvent<HTMLFormElement>, { status }: InboxFilters): void {
  event.preventDefault()
  const typed = new FormData(event.currentTarget)
  const assignee = String(typed.get('assignee') ?? '') || null
  router.get(inboxPath({ status, assignee, q: String(typed.get('q') ?? '').trim() }))
}
