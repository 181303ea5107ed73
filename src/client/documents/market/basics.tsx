import { regionLabels } from '#shared/knowledge/words.ts'
import { CheckedOnInput } from '../inputs/checked-on-input.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Section } from '../inputs/section.tsx'
import { TextInput } from '../inputs/text-input.tsx'

const depths: readonly Option[] = [
  ['full', 'Full: a key market'],
  ['brief', 'Brief'],
]

/** What a market is called, where it lies, and when it was last checked. */
export function BasicFields({ isNew, today }: { isNew: boolean; today: string }) {
  return (
    <Section
      id="basics"
      title="The market"
      fields={['name', 'capital', 'region', 'depth', 'code', 'isoNumeric', 'checkedAt']}
      openAtFirst={isNew}
    >
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <TextInput field="name" label="Name" />
        <TextInput field="capital" label="Capital" />
        <Choice field="region" label="Region" options={optionsOf(regionLabels)} />
        <Choice field="depth" label="Depth" options={depths} />
        <TextInput field="code" label="Code of two letters" hint="ISO 3166-1: KE" />
        <TextInput
          field="isoNumeric"
          label="Code of three digits"
          inputMode="numeric"
          hint="ISO 3166-1: 404"
        />
        <CheckedOnInput
          today={today}
          hint="All in it but the facts, which have days of their own"
        />
      </div>
    </Section>
  )
}
