import { StatusMark, StatusSwatch } from '#client/knowledge/status-mark.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field, LabelledInput } from '#client/ui/field.tsx'
import type { MarketChoice } from '#shared/knowledge/props.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import { productLabels, regionLabels, statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type CompareProps = Pages['marketing/compare']

const regionSlugs = keysOf(regionLabels)

export function SelectionForm(props: CompareProps) {
  const selected = props.markets.map(({ slug }) => slug)
  return (
    <form method="get" action={routes.compareMarkets.href()}>
      <StatusMarks product={props.product} />
      <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {regionSlugs.map((region) => (
          <fieldset key={region} className="border-t-2 border-structure pt-3">
            <legend className="sr-only">{regionLabels[region]}</legend>
            <p aria-hidden="true" className="font-display text-xl">
              {regionLabels[region]}
            </p>
            <div className="mt-2 divide-y divide-line">
              <Choices
                of={props.choices.filter((choice) => choice.region === region)}
                selected={selected}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-10 border-t border-line pt-6">
        <Numbers {...props} />
        <button type="submit" className={buttonClass({ className: 'mt-6 max-sm:w-full' })}>
          {words.compareTheseMarkets}
        </button>
      </div>
    </form>
  )
}

/** The form that changes a comparison: the compared markets come first, the others are folded. */
export function ChangeForm(props: CompareProps) {
  const selected = props.markets.map(({ slug }) => slug)
  const choiceOf = (slug: string) => props.choices.find((choice) => choice.slug === slug)
  return (
    <form
      method="get"
      action={routes.compareMarkets.href()}
      className="bg-panel p-4 md:p-8 print:hidden"
    >
      <fieldset>
        <legend className="font-display text-xl">{words.markets}</legend>
        <div className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          <Choices of={selected.flatMap((slug) => choiceOf(slug) ?? [])} selected={selected} />
        </div>
        <details>
          <summary className="link inline-flex min-h-11 items-center text-sm">
            {words.addMarket}
          </summary>
          <div className="grid gap-x-8 border-t border-line pt-2 sm:grid-cols-2 lg:grid-cols-4">
            <Choices
              of={props.choices.filter(({ slug }) => !selected.includes(slug))}
              selected={selected}
            />
          </div>
        </details>
      </fieldset>
      <div className="mt-4 grid items-end gap-x-6 gap-y-5 border-t border-line pt-5 lg:grid-cols-[1fr_auto]">
        <Numbers {...props} />
        <button type="submit" className={buttonClass({ tone: 'quiet' })}>
          {words.recalculate}
        </button>
      </div>
    </form>
  )
}

interface ChoicesProps {
  of: readonly MarketChoice[]
  /** The slugs of the markets that are ticked. */
  selected: readonly string[]
}

function Choices({ of: choices, selected }: ChoicesProps) {
  return choices.map(({ slug, name, status }) => (
    <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        type="checkbox"
        name="with"
        value={slug}
        defaultChecked={selected.includes(slug)}
        className="checkbox"
      />
      {name}
      <StatusSwatch status={status} label={statusLabels[status].label} />
    </label>
  ))
}

function StatusMarks({ product }: { product: Product }) {
  const statuses = keysOf(statusLabels)
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <span className="text-muted">{words.productIs(productLabels[product])}</span>
      {statuses.map((status) => (
        <StatusMark key={status} status={status} />
      ))}
    </p>
  )
}

function Numbers({ product, stakes, margin, deposits }: CompareProps) {
  return (
    <div className="grid grid-cols-3 items-end gap-x-2 gap-y-4 md:gap-x-6 lg:grid-cols-4 lg:items-start">
      <Field label={words.product} name="product" className="max-lg:col-span-3">
        {(control) => (
          <select {...control} defaultValue={product}>
            {Object.entries(productLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField name="stakes" label={words.stakes} value={stakes} min={1} max={1e9} />
      <NumberField name="margin" label={words.marginPercent} value={margin} min={1} max={40} />
      <NumberField
        name="deposits"
        label={words.depositsPercent}
        value={deposits}
        min={0}
        max={100}
      />
    </div>
  )
}

interface NumberFieldProps {
  name: string
  label: string
  value: number
  min: number
  max: number
}

function NumberField({ name, label, value, min, max }: NumberFieldProps) {
  return (
    <LabelledInput
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      step="any"
      min={min}
      max={max}
      defaultValue={value}
    />
  )
}
