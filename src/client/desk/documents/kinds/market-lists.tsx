import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { exactQuantityText } from '#shared/knowledge/quantities.ts'
import { baseLabels, factLabels, productScopeLabels } from '#shared/knowledge/words.ts'
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
import * as documentWords from '../words.ts'
import { RateHint } from './market-rate-hint.tsx'
import * as words from './market-words.ts'
import * as kindWords from './words.ts'

export function Regulators() {
  return (
    <Rows field="regulators" item={documentWords.rows.regulator} title={regulatorTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <TextInput field="name" label={kindWords.name} />
        <TextInput field="of" label={words.whatItSupervises} />
        <TextInput
          field="url"
          label={documentWords.address}
          note={documentWords.optional}
          input={{ inputMode: 'url' }}
          hint={words.regulatorAddressHint}
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
      <LongText field="regulation" label={words.regulation} hint={words.regulationHint} />
      <Rows field="laws" item={documentWords.rows.law} title={lawTitle}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-4">
          <TextInput field="title" label={documentWords.title} className="@lg:col-span-3" />
          <TextInput field="year" label={words.year} input={{ inputMode: 'numeric' }} />
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
  ['operator', words.theOperator],
  ['player', words.thePlayer],
]

const certainties = optionsOf(words.certainties)

export function Taxes() {
  return (
    <Rows field="taxes" item={documentWords.rows.tax} title={taxTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
        <TextInput field="name" label={kindWords.name} className="@lg:col-span-3" />
        <NumberInput field="rate" label={words.ratePerCent} />
        <Choice field="base" label={words.ofBase} options={optionsOf(baseLabels)} />
        <Choice field="payer" label={words.paidBy} options={payers} />
        <Choice field="bearer" label={words.borneBy} options={payers} hint={words.bearerHint} />
        <Choice field="certainty" label={words.certainty} options={certainties} />
        <RateHint />
        <DayInput field="from" label={documentWords.from} note={kindWords.ifKnown} />
        <DayInput field="until" label={words.until} hint={words.untilHint} />
      </div>
      <SomeOrAll
        field="products"
        label={words.products}
        options={optionsOf(productScopeLabels)}
        all={words.allProducts}
      />
      <Tick field="replacesIncomeTax" label={words.replacesIncomeTax} />
      <Citation />
    </Rows>
  )
}

function taxTitle({ name, rate, base, until }: DocumentFields) {
  const share =
    textOf(rate) && words.rateOfBase(textOf(rate), entryOf(baseLabels, textOf(base)) ?? '…')
  const end = textOf(until) && words.untilDay(textOf(until))
  return { name: textOf(name), detail: [share, end].filter(Boolean).join(', ') }
}

const factKinds: readonly Option[] = [
  ['reported', words.reported],
  ['estimate', words.estimate],
]

export function Facts() {
  return (
    <Rows field="facts" item={documentWords.rows.fact} title={factTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice field="key" label={words.quantity} options={optionsOf(factLabels)} />
        <Choice field="kind" label={documentWords.kind} options={factKinds} />
        <NumberInput field="value" label={kindWords.value} hint={words.valueHint} />
        <TextInput field="unit" label={words.unit} hint={words.unitHint} />
        <PartialDateInput field="asOf" label={words.asOf} />
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
  { field: 'opportunities', title: words.opportunities, item: documentWords.rows.opportunity },
  { field: 'challenges', title: words.challenges, item: documentWords.rows.challenge },
] as const

export function Points() {
  return views.map(({ field, title, item }) => (
    <div key={field} className="grid gap-2">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <Rows field={field} item={item} title={pointTitle}>
        <LongText field="text" label={kindWords.text} />
        <SourceChoice none={words.emptyOurView} />
      </Rows>
    </div>
  ))
}

function pointTitle({ text, source }: DocumentFields) {
  return { name: textOf(text), detail: textOf(source) || words.ourView }
}
