import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { Fold } from '#client/ui/fold.tsx'
import type { Figure as FirmFigure } from '#shared/knowledge/schemas.ts'
import * as words from './words.ts'

interface StatStripProps {
  stats: readonly FirmFigure[]
  label: string
  /** A note for each figure, in their order; null for a figure without one. */
  notes?: readonly ReactNode[]
  /** False below content that ends with a line. */
  topLine?: boolean
}

export function StatStrip({ stats, label, notes = [], topLine = true }: StatStripProps) {
  const hasNotes = notes.some(Boolean)
  if (stats.length === 0) return null
  return (
    <section aria-label={label} className="@container break-inside-avoid">
      <dl
        className={clsx(
          'figures grid border-b border-line md:grid-cols-2 lg:grid-cols-4',
          topLine && 'border-t',
        )}
      >
        {stats.map((stat, index) => (
          <div
            key={stat.label}
            className={clsx(
              'grid content-start gap-x-4 border-line @3xs:max-md:grid-cols-[minmax(max(7.25rem,26cqi),max-content)_1fr] md:py-7 md:pr-6 lg:py-9',
              hasNotes ? 'py-3' : 'py-5',
              cells[index % cells.length],
              index >= cells.length && 'border-t',
            )}
          >
            <Figure stat={stat} note={notes[index]} />
          </div>
        ))}
      </dl>
      {hasNotes && (
        <Fold summary={words.theExactFigures} className="border-b border-line text-sm md:hidden">
          <dl className="grid gap-2 pb-4 leading-snug text-muted">
            {stats.map(
              (stat, index) =>
                notes[index] && (
                  <div key={stat.label}>
                    <dt className="font-semibold">{stat.label}</dt>
                    <dd>{notes[index]}</dd>
                  </div>
                ),
            )}
          </dl>
        </Fold>
      )}
    </section>
  )
}

function Figure({ stat, note }: { stat: FirmFigure; note: ReactNode }) {
  return (
    <>
      <dt className="leading-snug font-semibold md:mt-2">
        <RecordText>{stat.label}</RecordText>
      </dt>
      <dd className="-order-1 font-display text-4xl leading-none font-number whitespace-nowrap @3xs:max-md:row-span-2">
        {stat.value}
      </dd>
      <dd className="mt-1 max-w-brief text-sm leading-snug text-muted">
        <RecordText>{stat.definition}</RecordText>
      </dd>
      {note && (
        <dd className="mt-1 max-w-brief text-xs leading-snug text-muted max-md:hidden">{note}</dd>
      )}
    </>
  )
}

// One column on a phone, then two, four from `lg` on; the first cell of a row has no line before it.
const cells = [
  '',
  'max-md:border-t md:border-l md:pl-6 lg:pl-8',
  'border-t lg:border-t-0 lg:border-l lg:pl-8',
  'border-t md:border-l md:pl-6 lg:border-t-0 lg:pl-8',
]
