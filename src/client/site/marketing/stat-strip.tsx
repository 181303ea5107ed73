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
          'figures grid border-line md:grid-cols-2 lg:grid-cols-4',
          hasNotes ? 'max-md:border-b' : 'border-b',
          topLine && 'border-t',
        )}
      >
        {stats.map((stat, index) => (
          <div
            key={stat.label}
            className={clsx(
              'grid content-start gap-x-4 border-line @3xs:max-md:grid-cols-[minmax(max(7.25rem,26cqi),max-content)_1fr] md:pt-7 md:pr-6 lg:pt-9',
              hasNotes ? 'max-md:py-3 md:pb-2' : 'py-5 md:pb-7 lg:pb-9',
              topLines[index % topLines.length],
              columns[index % columns.length],
              index >= columns.length && 'border-t',
            )}
          >
            <Figure stat={stat} />
          </div>
        ))}
      </dl>
      {hasNotes && (
        <Fold summary={words.theExactFigures} className="border-b border-line text-sm">
          <dl className="grid leading-snug text-muted max-md:gap-2 max-md:pb-4 md:grid-cols-2 md:text-xs lg:grid-cols-4">
            {stats.map(
              (stat, index) =>
                notes[index] && (
                  <div
                    key={stat.label}
                    className={clsx('border-line md:pr-6 md:pb-7', columns[index % columns.length])}
                  >
                    <dt className="font-semibold lg:sr-only">{stat.label}</dt>
                    <dd className="max-w-brief">{notes[index]}</dd>
                  </div>
                ),
            )}
          </dl>
        </Fold>
      )}
    </section>
  )
}

function Figure({ stat }: { stat: FirmFigure }) {
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
    </>
  )
}

// One column on a phone, then two, four from `lg` on; the first cell of a row has no line before it.
const topLines = ['', 'max-md:border-t', 'border-t lg:border-t-0', 'border-t lg:border-t-0']
const columns = [
  '',
  'md:col-start-2 md:border-l md:pl-6 lg:pl-8',
  'lg:col-start-3 lg:border-l lg:pl-8',
  'md:col-start-2 md:border-l md:pl-6 lg:col-start-4 lg:pl-8',
]
