import { buttonClass } from '#client/ui/button-class.ts'
import { FilterForm } from '#client/ui/filter-form.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type ObligationsProps = Pages['marketing/obligations']

/** Chooses markets, a product and a duty; the browser submits it itself. */
export function SelectionForm(props: ObligationsProps) {
  const { filters, chosen, duties } = props
  return (
    <FilterForm
      action={routes.obligations.href()}
      current={obligationsPath({ ...filters, markets: chosen })}
      className="bg-panel p-4 md:p-6"
    >
      <Fold openFrom="lg" summary={words.marketsChosen(chosen.length)}>
        <Markets {...props} />
      </Fold>
      <div className="mt-4 grid items-end gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-[14rem_18rem_auto]">
        <SelectField label={words.product} name="product" defaultValue={filters.product ?? ''}>
          <option value="">{words.allProducts}</option>
          {Object.entries(productLabels).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.duty} name="duty" defaultValue={filters.duty ?? ''}>
          <option value="">{words.allDuties}</option>
          {duties.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <button
          type="submit"
          className={buttonClass({ className: 'sm:max-lg:col-span-2 lg:justify-self-start' })}
        >
          {words.show}
        </button>
      </div>
    </FilterForm>
  )
}

function Markets({ markets, chosen }: ObligationsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold max-lg:sr-only">
        {words.marketsChosen(chosen.length)}
      </legend>
      <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-6">
        {markets.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="market"
              value={slug}
              defaultChecked={chosen.includes(slug)}
              className="checkbox"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
