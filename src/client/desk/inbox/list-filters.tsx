import { usePage } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { FilterButton, FilterForm, FilterSearch, FilterSelect } from '#client/ui/filter-form.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { routes } from '#shared/routes.ts'
import { countText, statusLabels } from './status-labels.ts'
import * as words from './words.ts'

export function StatusTabs({ inbox: { counts, filters } }: { inbox: InboxPage }) {
  const total = threadStatuses.reduce((sum, status) => sum + counts[status], 0)
  const tabOf = (status: typeof filters.status, label: string, count: number) => ({
    label,
    count: countText(count),
    href: inboxPath({ ...filters, status }),
    isCurrent: filters.status === status,
  })
  const tabs = threadStatuses.map((status) => tabOf(status, statusLabels[status], counts[status]))
  return <FilterTabs label={words.status} tabs={[...tabs, tabOf('all', words.all, total)]} />
}

export function InboxFilterForm({ inbox: { filters, staff } }: { inbox: InboxPage }) {
  const { status } = filters
  return (
    <search>
      <FilterForm
        action={routes.deskInbox.href()}
        current={inboxPath(filters)}
        hrefOf={(fieldOf) =>
          inboxPath({ status, assignee: fieldOf('assignee') || null, q: fieldOf('q') })
        }
        className="flex flex-wrap gap-2 py-3 lg:pr-4"
      >
        {status !== 'open' && <input type="hidden" name="status" value={status} />}
        <FilterSearch
          defaultValue={filters.q}
          aria-label={words.searchHint}
          aria-keyshortcuts="/"
          className="basis-full"
        />
        <AssigneeFilter assignee={filters.assignee} staff={staff} />
        <FilterButton>
          <Search aria-hidden="true" className="size-4" />
          {words.find}
        </FilterButton>
      </FilterForm>
    </search>
  )
}

function AssigneeFilter({
  assignee,
  staff,
}: Pick<InboxPage, 'staff'> & { assignee: string | null }) {
  const me = usePage().props.auth.user?.id
  return (
    <FilterSelect
      name="assignee"
      defaultValue={assignee ?? ''}
      aria-label={words.assignee}
      className="grow basis-32"
    >
      <option value="">{words.allAssignees}</option>
      {me && <option value={me}>{words.mine}</option>}
      <option value="nobody">{words.unassigned}</option>
      {staff
        .filter(({ id }) => id !== me)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </FilterSelect>
  )
}
