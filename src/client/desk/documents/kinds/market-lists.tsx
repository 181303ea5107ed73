import type { DocumentFields } from '#shared/desk/documents/props.ts'
import {
  baseLabels,
  exactQuantityText,
  factLabels,
  productScopeLabels,
} from '#shared/knowledge/words.ts'
import { entryOf } from '#shared/records.ts'
import { CheckedOnInput } from '../inputs/checked-on-input.tsx'
import { SomeOrAll, Tick } from '../inputs/checks.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Citation, SourceChoice } from '../inputs/sources.tsx'
import {
  DayInput,
  LongText,
  NumberInput,
  PartialDateInput,
  TextInput,
} from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'
import { RateHint } from './market-rate-hint.tsx'

export function Regulators() {
  return (
    <Rows field="regulators" itemName="regulator" title={regulatorTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <TextInput field="name" label="Name" />
        <TextInput field="of" label="What it supervises" />
        <TextInput
          field="url"
          label="Address"
          note="optional"
          input={{ inputMode: 'url' }}
          hint="Its own page: https://…"
          className="@lg:col-span-2"
        />
      </div>
    </Rows>
  )
}

function regulatorTitle({ name, of }: DocumentFields) {
  return { name: textOf(name), detail: textOf(of) }
}

export function LawInputs() {
  return (
    <>
      <LongText field="regulation" label="Regulation" hint="What the law is, in one paragraph" />
      <Rows field="laws" itemName="law" title={lawTitle}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-4">
          <TextInput field="title" label="Title" className="@lg:col-span-3" />
          <TextInput field="year" label="Year" input={{ inputMode: 'numeric' }} />
        </div>
        <Citation />
      </Rows>
    </>
  )
}

function lawTitle({ title, year }: DocumentFields) {
  return { name: textOf(title), detail: textOf(year) }
}

const payers: readonly Option[] = [
  ['operator', 'The operator'],
  ['player', 'The player'],
]

export function Taxes() {
  return (
    <Rows field="taxes" itemName="tax" title={taxTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
        <TextInput field="name" label="Name" className="@lg:col-span-3" />
        <NumberInput field="rate" label="Rate, per cent" />
        <Choice field="base" label="Of" options={optionsOf(baseLabels)} />
        <Choice field="payer" label="Paid by" options={payers} />
        <RateHint />
        <DayInput field="from" label="From" note="if known" />
        <DayInput field="until" label="Until" hint="The first day on which it no longer applies" />
      </div>
      <SomeOrAll
        field="products"
        label="Products"
        options={optionsOf(productScopeLabels)}
        all="All products"
      />
      <Tick field="upperBound" label="At most: the law taxes less than this base" />
      <Citation />
    </Rows>
  )
}

function taxTitle({ name, rate, base, until }: DocumentFields) {
  const share = textOf(rate) && `${textOf(rate)}% of ${entryOf(baseLabels, textOf(base)) ?? '…'}`
  const end = textOf(until) && `until ${textOf(until)}`
  return { name: textOf(name), detail: [share, end].filter(Boolean).join(', ') }
}

const factKinds: readonly Option[] = [
  ['reported', 'Reported'],
  ['estimate', 'Estimate'],
]

export function Facts() {
  return (
    <Rows field="facts" itemName="fact" title={factTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice field="key" label="Quantity" options={optionsOf(factLabels)} />
        <Choice field="kind" label="Kind" options={factKinds} />
        <NumberInput field="value" label="Value" hint="All digits: 57,532,493 or 59.5" />
        <TextInput field="unit" label="Unit" hint="people, subscriptions, percent, KES" />
        <PartialDateInput field="asOf" label="As of" />
        <CheckedOnInput />
      </div>
      <Citation />
    </Rows>
  )
}

function factTitle({ key, value, unit, asOf }: DocumentFields) {
  const text = textOf(value)
  // Digits may be grouped.
  const number = Number(text.replaceAll(',', ''))
  const quantity = text && Number.isFinite(number) ? exactQuantityText(number, textOf(unit)) : text
  return {
    name: entryOf(factLabels, textOf(key)) ?? '',
    detail: [quantity, textOf(asOf)].filter(Boolean).join(', '),
  }
}

const views = [
  { field: 'opportunities', title: 'Opportunities', itemName: 'opportunity' },
  { field: 'challenges', title: 'Challenges', itemName: 'challenge' },
] as const

export function Points() {
  return views.map(({ field, title, itemName }) => (
    <div key={field} className="grid gap-2">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <Rows field={field} itemName={itemName} title={pointTitle}>
        <LongText field="text" label="Text" />
        <SourceChoice none="Empty: our view" />
      </Rows>
    </div>
  ))
}

function pointTitle({ text, source }: DocumentFields) {
  return { name: textOf(text), detail: textOf(source) || 'Our view' }
}
