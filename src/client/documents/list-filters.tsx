import { Link, router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import {
  type DocumentKind,
  documentKinds,
  documentStates,
  kindNames,
} from '#shared/documents/kinds.ts'
import { grouped } from '#shared/grouped.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type DocumentFilters, documentsPath } from './documents-path.ts'
import { stateLabels } from './words.ts'

type ListProps = Pages['desk/documents']

/** The states as tabs, each with how many documents have it. */
export function StateTabs({ kind, state, q, counts }: ListProps) {
  const all = documentStates.reduce((sum, one) => sum + counts[one], 0)
  const tabs = [
    { state: null, label: 'All', count: all },
    ...documentStates.map((one) => ({ state: one, label: stateLabels[one], count: counts[one] })),
  ]
  return (
    <nav aria-label="State" className="border-b border-line print:hidden">
      <ul className="tab-row gap-4">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={documentsPath({ kind, state: tab.state, q })}
              aria-current={tab.state === state ? 'page' : undefined}
              className="tab-link gap-1.5"
            >
              {tab.label}{' '}
              <span className="figures font-normal text-muted">{grouped(String(tab.count))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Words and kind; without a script, the browser sends the form. */
export function FilterForm(filters: DocumentFilters) {
  const { kind, state, q } = filters
  return (
    <search className="min-w-0 grow">
      <form
        action={routes.deskDocuments.href()}
        // Another list has a form of its own: else it would keep what was asked for before.
        key={documentsPath(filters)}
        onSubmit={(event) => ask(event, filters)}
        className="flex max-w-measure flex-wrap gap-2 py-3 print:hidden"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <input
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search titles"
          placeholder="Search"
          className="field min-h-11 w-auto min-w-0 grow basis-40 py-1 text-sm max-sm:basis-full placeholder:text-muted"
        />
        <select
          name="kind"
          defaultValue={kind ?? ''}
          aria-label="Kind"
          className="field min-h-11 w-auto min-w-0 py-1 text-sm max-sm:grow"
        >
          <option value="">All kinds</option>
          {documentKinds.map((one) => (
            <option key={one} value={one}>{`${kindNames[one].label}s`}</option>
          ))}
        </select>
        <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
          Find
        </button>
      </form>
    </search>
  )
}

function ask(event: FormEvent<HTMLFormElement>, { state }: DocumentFilters): void {
  event.preventDefault()
  const typed = new FormData(event.currentTarget)
  const kind = (String(typed.get('kind') ?? '') || null) as DocumentKind | null
  router.get(documentsPath({ kind, state, q: String(typed.get('q') ?? '').trim() }))
}
