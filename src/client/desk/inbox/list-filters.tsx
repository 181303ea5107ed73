import { usePage } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { FilterButton, FilterForm, FilterSearch, FilterSelect } from '#client/ui/filter-form.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { defaultStatus, inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { countText, statusLabels, totalOf } from './status-labels.ts'
import * as words from './words.ts'

export function StatusTabs({ inbox: { counts, filters } }: { inbox: InboxPage }) {
  const tabOf = (status: typeof filters.status, label: string, count: number) => ({
    label,
    count: countText(count),
    href: inboxPath({ ...filters, status }),
    isCurrent: filters.status === status,
  })
  const tabs = threadStatuses.map((status) => tabOf(status, statusLabels[status], counts[status]))
  return (
    <FilterTabs label={words.status} tabs={[...tabs, tabOf('all', words.all, totalOf(counts))]} />
  )
}

export function InboxFilterForm({ inbox: { filters, staff, markets } }: { inbox: InboxPage }) {
  const { status, q } = filters
  // A search covers every status, unless one was chosen.
  const isDefault = status === defaultStatus(q)
  return (
    <search>
      <FilterForm
        action={routes.deskInbox.href()}
        current={inboxPath(filters)}
        hrefOf={(fieldOf) =>
          inboxPath({
            status: isDefault ? defaultStatus(fieldOf('q')) : status,
            assignee: fieldOf('assignee') || null,
            market: fieldOf('market') || null,
            product:
              keysOf(productLabels).find((product) => product === fieldOf('product')) ?? null,
            q: fieldOf('q'),
          })
        }
        className="flex flex-wrap gap-2 pb-3 lg:pr-4"
      >
        {!isDefault && <input type="hidden" name="status" value={status} />}
        <SearchFilter q={q} />
        <AssigneeFilter assignee={filters.assignee} staff={staff} />
        <MarketFilter market={filters.market} markets={markets} />
        <ProductFilter product={filters.product} />
      </FilterForm>
    </search>
  )
}

function SearchFilter({ q }: { q: string }) {
  return (
    <div className="flex basis-full gap-2">
      <FilterSearch
        defaultValue={q}
        aria-label={words.searchHint}
        aria-keyshortcuts="/"
        className="min-w-0"
      />
      <FilterButton>
        <Search aria-hidden="true" className="size-4" />
        {words.find}
      </FilterButton>
    </div>
  )
}

type MarketFilterProps = Pick<InboxPage, 'markets'> & Pick<InboxPage['filters'], 'market'>

function MarketFilter({ market, markets }: MarketFilterProps) {
  return (
    <FilterSelect
      name="market"
      defaultValue={market ?? ''}
      aria-label={words.market}
      className="grow basis-24 px-2"
    >
      <option value="">{words.allMarkets}</option>
      {markets.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}

function ProductFilter({ product: selected }: Pick<InboxPage['filters'], 'product'>) {
  return (
    <FilterSelect
      name="product"
      defaultValue={selected ?? ''}
      aria-label={words.product}
      className="grow basis-24 px-2"
    >
      <option value="">{words.allProducts}</option>
      {keysOf(productLabels).map((product) => (
        <option key={product} value={product}>
          {productLabels[product]}
        </option>
      ))}
    </FilterSelect>
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
      className="grow basis-24 px-2"
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
