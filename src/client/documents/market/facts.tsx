import type { DocumentFields } from '#shared/documents/props.ts'
import type { FactKey } from '#shared/knowledge/schemas.ts'
import { exactQuantityText, factLabels } from '#shared/knowledge/words.ts'
import { CheckedOnInput } from '../inputs/checked-on-input.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Citation } from '../inputs/citation.tsx'
import { PartialDateInput } from '../inputs/dates.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Section } from '../inputs/section.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'

const kinds: readonly Option[] = [
  ['reported', 'Reported'],
  ['estimate', 'Estimate'],
]

/** The quantities of a market, each with its day and its source. */
export function FactFields({ count, today }: { count: number; today: string }) {
  return (
    <Section id="facts" title="Facts" count={count} fields={['facts']}>
      <Rows field="facts" one="fact" title={titleOf}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
          <Choice field="key" label="Quantity" options={optionsOf(factLabels)} />
          <Choice field="kind" label="Kind" options={kinds} />
          <NumberInput field="value" label="Value" hint="All digits: 57,532,493 or 59.5" />
          <TextInput field="unit" label="Unit" hint="people, subscriptions, percent, KES" />
          <PartialDateInput field="asOf" label="As of" />
          <CheckedOnInput today={today} />
        </div>
        <Citation />
      </Rows>
    </Section>
  )
}

function titleOf({ key, value, unit, asOf }: DocumentFields) {
  const typed = textOf(value)
  // Digits may be grouped, as people read them.
  const number = Number(typed.replaceAll(',', ''))
  const quantity =
    typed && Number.isFinite(number) ? exactQuantityText(number, textOf(unit)) : typed
  return {
    name: factLabels[textOf(key) as FactKey] ?? '',
    detail: [quantity, textOf(asOf)].filter(Boolean).join(', '),
  }
}
