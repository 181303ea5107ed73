import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import { FilterForm } from '#client/ui/filter-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type ChangesProps = Pages['marketing/changes']

const days = [
  { name: 'from', label: words.from },
  { name: 'to', label: words.to },
] as const

/** Chooses a market and days; the browser submits it itself. */
export function ChangesForm({ filters, markets }: ChangesProps) {
  return (
    <FilterForm
      action={routes.changes.href()}
      current={changesPath(filters)}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[16rem_12rem_12rem_auto] lg:justify-start"
    >
      <SelectField label={words.market} name="market" defaultValue={filters.market ?? ''}>
        <option value="">{words.allMarkets}</option>
        {markets.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {days.map(({ name, label }) => (
        <Field key={name} label={label} name={name}>
          {(control) => <input type="date" {...control} defaultValue={filters[name] ?? ''} />}
        </Field>
      ))}
      <button type="submit" className={buttonClass({ tone: 'quiet' })}>
        {words.show}
      </button>
    </FilterForm>
  )
}
