import { FilterButton, FilterForm, FilterSearch, FilterSelect } from '#client/ui/filter-form.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { documentKinds, documentStates } from '#shared/desk/documents/kinds.ts'
import { groupDigits } from '#shared/number-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type DocumentFilters, documentsPath } from './documents-path.ts'
import { stateLabels } from './state-labels.ts'
import * as words from './words.ts'

type ListProps = Pages['desk/documents']

export function StateTabs({ kind, state, q, counts, awaiting, outdated }: ListProps) {
  const all = documentStates.reduce((sum, documentState) => sum + counts[documentState], 0)
  const tabOf = (tabState: typeof state, label: string, count: number) => ({
    label,
    count: groupDigits(String(count)),
    href: documentsPath({ kind, state: tabState, q }),
    isCurrent: tabState === state,
  })
  const tabs = documentStates.map((documentState) =>
    tabOf(documentState, stateLabels[documentState], counts[documentState]),
  )
  if (outdated > 0 || state === 'outdated') {
    tabs.push(tabOf('outdated', stateLabels.outdated, outdated))
  }
  if (awaiting !== null) tabs.push(tabOf('awaiting', stateLabels.awaiting, awaiting))
  return <FilterTabs label={words.state} tabs={[tabOf(null, words.all, all), ...tabs]} />
}

export function DocumentFilterForm(filters: DocumentFilters) {
  const { kind, state, q } = filters
  return (
    <search className="min-w-0 grow">
      <FilterForm
        action={routes.deskDocuments.href()}
        current={documentsPath(filters)}
        hrefOf={(getValue) => {
          const newKind = documentKinds.find((item) => item === getValue('kind')) ?? null
          return documentsPath({ kind: newKind, state, q: getValue('q') })
        }}
        className="flex max-w-measure flex-wrap gap-2 py-3"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <FilterSearch
          defaultValue={q}
          aria-label={words.searchTitles}
          className="w-auto basis-40 max-sm:basis-full"
        />
        <KindFilter kind={kind} />
        <FilterButton>{words.find}</FilterButton>
      </FilterForm>
    </search>
  )
}

function KindFilter({ kind }: Pick<DocumentFilters, 'kind'>) {
  return (
    <FilterSelect
      name="kind"
      defaultValue={kind ?? ''}
      aria-label={words.kind}
      className="max-sm:grow"
    >
      <option value="">{words.allKinds}</option>
      {documentKinds.map((item) => (
        <option key={item} value={item}>
          {words.kindsOf[item]}
        </option>
      ))}
    </FilterSelect>
  )
}
