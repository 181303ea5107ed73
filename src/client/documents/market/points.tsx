import type { DocumentFields } from '#shared/documents/props.ts'
import { LongText } from '../inputs/long-text.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Section } from '../inputs/section.tsx'
import { SourceChoice } from '../inputs/source-choice.tsx'
import { textOf } from '../inputs/values.ts'

const lists = [
  { field: 'opportunities', title: 'Opportunities', one: 'opportunity' },
  { field: 'challenges', title: 'Challenges', one: 'challenge' },
] as const

/** What speaks for a market and what against it. */
export function PointFields({ count }: { count: number }) {
  return (
    <Section
      id="points"
      title="Opportunities and challenges"
      count={count}
      fields={['opportunities', 'challenges']}
    >
      {lists.map(({ field, title, one }) => (
        <div key={field} className="grid gap-2">
          <h3 className="font-sans text-base font-semibold">{title}</h3>
          <Rows field={field} one={one} title={titleOf}>
            <LongText field="text" label="Text" />
            <SourceChoice none={ourView} />
          </Rows>
        </div>
      ))}
    </Section>
  )
}

const ourView = 'Empty: our view'

function titleOf({ text, source }: DocumentFields) {
  return { name: textOf(text), detail: textOf(source) || 'Our view' }
}
