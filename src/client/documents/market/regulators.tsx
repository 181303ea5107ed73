import type { DocumentFields } from '#shared/documents/props.ts'
import { Rows } from '../inputs/rows.tsx'
import { Section } from '../inputs/section.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'

/** Who supervises what. */
export function RegulatorFields({ count }: { count: number }) {
  return (
    <Section id="regulators" title="Regulators" count={count} fields={['regulators']}>
      <Rows field="regulators" one="regulator" title={titleOf}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
          <TextInput field="name" label="Name" />
          <TextInput field="of" label="What it supervises" />
          <TextInput
            field="url"
            label="Address"
            note="optional"
            inputMode="url"
            hint="Its own page: https://…"
            className="@lg:col-span-2"
          />
        </div>
      </Rows>
    </Section>
  )
}

function titleOf({ name, of }: DocumentFields) {
  return { name: textOf(name), detail: textOf(of) }
}
