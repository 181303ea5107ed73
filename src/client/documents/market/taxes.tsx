import type { DocumentFields } from '#shared/documents/props.ts'
import type { TaxBase } from '#shared/knowledge/schemas.ts'
import { baseLabels, productLabels } from '#shared/knowledge/words.ts'
import { Tick } from '../inputs/checks.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Citation } from '../inputs/citation.tsx'
import { DayInput } from '../inputs/dates.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Section } from '../inputs/section.tsx'
import { SomeOrAll } from '../inputs/some-or-all.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'
import { RateHint } from './rate-hint.tsx'

const payers: readonly Option[] = [
  ['operator', 'The operator'],
  ['player', 'The player'],
]

/** What is taxed, at which rate, and who pays. */
export function TaxFields({ count }: { count: number }) {
  return (
    <Section id="taxes" title="Taxes" count={count} fields={['taxes']}>
      <Rows field="taxes" one="tax" title={titleOf}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
          <TextInput field="name" label="Name" className="@lg:col-span-3" />
          <NumberInput field="rate" label="Rate, per cent" />
          <Choice field="base" label="Of" options={optionsOf(baseLabels)} />
          <Choice field="payer" label="Paid by" options={payers} />
          <RateHint />
          <DayInput field="from" label="From" note="if known" />
          <DayInput
            field="until"
            label="Until"
            hint="The first day on which it no longer applies"
          />
        </div>
        <SomeOrAll
          field="products"
          label="Products"
          options={optionsOf(productLabels)}
          all="All products, also other ones than these"
        />
        <Tick field="upperBound" label="At most: the law taxes less than this base" />
        <Citation />
      </Rows>
    </Section>
  )
}

function titleOf({ name, rate, base, until }: DocumentFields) {
  const share = textOf(rate) && `${textOf(rate)}% of ${baseLabels[textOf(base) as TaxBase] ?? '…'}`
  const end = textOf(until) && `until ${textOf(until)}`
  return { name: textOf(name), detail: [share, end].filter(Boolean).join(', ') }
}
