import { Link } from '@inertiajs/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { StageSwatch } from '#client/knowledge/stage-mark.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { FilterForm } from '#client/ui/filter-form.tsx'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { RuleFilters } from '#shared/knowledge/props.ts'
import { stageLabels, stageMeanings, topicLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type LedgerProps = Pages['marketing/rules']
type FilterName = keyof RuleFilters

interface Filter {
  name: FilterName
  label: string
  /** The label of the choice without a filter. */
  all: string
  choices: Choice[]
}

interface Choice {
  value: string
  label: string
  count: number
  mark?: ReactNode
  meaning?: string
}

/** Returns the filters of the ledger, with the number of rules for each choice. */
function filtersOf({ counts }: LedgerProps): Filter[] {
  return [
    {
      name: 'market',
      label: words.market,
      all: words.allMarkets,
      choices: counts.market.map(({ slug, name, count }) => ({ value: slug, label: name, count })),
    },
    {
      name: 'topic',
      label: words.topic,
      all: words.allTopics,
      choices: counts.topic.map((choice) => ({ ...choice, label: topicLabels[choice.value] })),
    },
    {
      name: 'stage',
      label: words.stage,
      all: words.allStages,
      choices: counts.stage.map((choice) => ({
        ...choice,
        label: stageLabels[choice.value],
        meaning: stageMeanings[choice.value],
        mark: <StageSwatch stage={choice.value} />,
      })),
    },
  ]
}

/** The filters as a form, which the browser submits itself. */
export function LedgerFilterForm(props: LedgerProps) {
  return (
    <FilterForm
      action={routes.rules.href()}
      current={ledgerPath(props.filters)}
      className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-[1fr_1fr_1fr_auto] xl:shrink-0"
    >
      {filtersOf(props).map((filter) => (
        <FilterField key={filter.name} filter={filter} selected={props.filters[filter.name]} />
      ))}
      <button
        type="submit"
        className={buttonClass({ tone: 'quiet', className: 'sm:max-md:col-span-2' })}
      >
        {words.showRules}
      </button>
    </FilterForm>
  )
}

interface FilterFieldProps {
  filter: Filter
  selected: string | null
}

function FilterField({ filter: { name, label, all, choices }, selected }: FilterFieldProps) {
  return (
    <div className="min-w-0 sm:max-md:first:col-span-2 xl:w-48">
      <label htmlFor={`ledger-${name}`} className="text-sm font-semibold xl:sr-only">
        {label}
      </label>
      <select
        id={`ledger-${name}`}
        name={name}
        defaultValue={selected ?? ''}
        className="field max-xl:mt-1.5"
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${choice.label} (${choice.count})`}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The filters as links with their number of rules; they also explain the stage marks. */
export function FilterLinks(props: LedgerProps) {
  const nonEmptyFilters = filtersOf(props).filter(({ choices }) => choices.length > 0)
  return (
    <nav aria-label={words.filters} className="print:hidden">
      <dl className="border-b border-line">
        {nonEmptyFilters.map(({ name, label, choices }) => (
          <div
            key={name}
            className="grid gap-x-8 border-t border-line py-3 lg:grid-cols-[5.5rem_1fr]"
          >
            <dt className="text-sm font-semibold text-structure lg:pt-1">{label}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-6">
                {choices.map((choice) => (
                  <li key={choice.value}>
                    <FilterLink name={name} choice={choice} filters={props.filters} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  )
}

interface FilterLinkProps {
  name: FilterName
  choice: Choice
  filters: RuleFilters
}

function FilterLink({ name, choice, filters }: FilterLinkProps) {
  const { value, label, count, mark, meaning } = choice
  const selected = filters[name] === value
  return (
    <Link
      href={ledgerPath({ ...filters, [name]: selected ? null : value })}
      preserveScroll
      title={meaning}
      aria-current={selected || undefined}
      className="group inline-flex min-h-9 items-center gap-2 text-sm aria-[current]:font-semibold max-lg:min-h-11"
    >
      {mark}
      <span className="decoration-structure decoration-2 underline-offset-4 group-hover:underline group-aria-[current]:underline">
        {label}
      </span>
      <span className="figures text-muted">{count}</span>
    </Link>
  )
}

export function LedgerSummary(props: LedgerProps) {
  const { filters, total, page, pages } = props
  const selected = filtersOf(props).flatMap(({ name, label, choices }) => {
    const choice = choices.find(({ value }) => value === filters[name])
    return choice ? [{ name, label, value: choice.label }] : []
  })
  const values = selected.map(({ name, value }) =>
    name === 'market' ? value : value.toLowerCase(),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="figures font-semibold" aria-live="polite">
        {values.length > 0
          ? labelText(words.ruleCount(total), values.join(', '))
          : words.ruleCount(total)}
        {pages > 1 && (
          <span className="font-normal text-muted">{words.pageOfPages(page, pages)}</span>
        )}
      </p>
      {selected.map(({ name, label, value }) => (
        <Link
          key={name}
          href={ledgerPath({ ...filters, [name]: null })}
          preserveScroll
          className="inline-flex min-h-11 items-center print:hidden"
        >
          <span className="badge">
            <span className="sr-only">{words.clearFilter(label.toLowerCase())}</span>
            {value}
            <X aria-hidden="true" className="size-4 text-muted" />
          </span>
        </Link>
      ))}
    </div>
  )
}
