import type { DocumentFields } from '#shared/documents/props.ts'
import { Citation } from '../inputs/citation.tsx'
import { LongText } from '../inputs/long-text.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Section } from '../inputs/section.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'

/** What the law is, in a paragraph, and the laws by name. */
export function LawFields({ count }: { count: number }) {
  return (
    <Section id="laws" title="Regulation and laws" count={count} fields={['regulation', 'laws']}>
      <LongText field="regulation" label="Regulation" hint="What the law is, in one paragraph" />
      <Rows field="laws" one="law" title={titleOf}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-4">
          <TextInput field="title" label="Title" className="@lg:col-span-3" />
          <TextInput field="year" label="Year" inputMode="numeric" />
        </div>
        <Citation />
      </Rows>
    </Section>
  )
}

function titleOf({ title, year }: DocumentFields) {
  return { name: textOf(title), detail: textOf(year) }
}
