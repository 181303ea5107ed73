import { FilterButton, FilterForm, FilterSearch, FilterSelect } from '#client/ui/filter-form.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { documentKinds, documentStates, kindNames } from '#shared/desk/documents/kinds.ts'
import { groupDigits } from '#shared/group-digits.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type DocumentFilters, documentsPath } from './documents-path.ts'
import { stateLabels } from './words.ts'

type ListProps = Pages['desk/documents']

/** The states as tabs, each with how many documents have it. */
export function StateTabs({ kind, state, q, counts }: ListProps) {
  const all = documentStates.reduce((sum, one) => sum + counts[one], 0)
  const tabOf = (wanted: typeof state, label: string, count: number) => ({
    label,
    count: groupDigits(String(count)),
    href: documentsPath({ kind, state: wanted, q }),
    isCurrent: wanted === state,
  })
  const tabs = documentStates.map((one) => tabOf(one, stateLabels[one], counts[one]))
  return <FilterTabs label="State" tabs={[tabOf(null, 'All', all), ...tabs]} />
}

/** Words and kind. */
export function DocumentFilterForm(filters: DocumentFilters) {
  const { kind, state, q } = filters
  return (
    <search className="min-w-0 grow">
      <FilterForm
        action={routes.deskDocuments.href()}
        current={documentsPath(filters)}
        hrefOf={(chosen) => {
          const chosenKind = documentKinds.find((one) => one === chosen('kind')) ?? null
          return documentsPath({ kind: chosenKind, state, q: chosen('q') })
        }}
        className="flex max-w-measure flex-wrap gap-2 py-3"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <FilterSearch
          defaultValue={q}
          aria-label="Search titles"
          className="w-auto basis-40 max-sm:basis-full"
        />
        <FilterSelect
          name="kind"
          defaultValue={kind ?? ''}
          aria-label="Kind"
          className="max-sm:grow"
        >
          <option value="">All kinds</option>
          {documentKinds.map((one) => (
            <option key={one} value={one}>{`${kindNames[one].label}s`}</option>
          ))}
        </FilterSelect>
        <FilterButton>Find</FilterButton>
      </FilterForm>
    </search>
  )
}
