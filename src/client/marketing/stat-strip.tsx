import { clsx } from 'clsx'
import type { Stat } from '#shared/content/site.ts'

interface StatStripProps {
  stats: readonly Stat[]
  label: string
  /** Off under something that ends in a line of its own. */
  topLine?: boolean
}

/** Figures in a row, with their labels under them. */
export function StatStrip({ stats, label, topLine = true }: StatStripProps) {
  return (
    <section aria-label={label}>
      <dl
        className={clsx(
          'figures grid grid-cols-2 border-b border-line lg:grid-cols-4',
          topLine && 'border-t',
        )}
      >
        {stats.map((stat, index) => (
          <div
            key={stat.label}
            className={clsx(
              'flex flex-col-reverse justify-end gap-2 py-6 pr-3 lg:py-9',
              cells[index],
            )}
          >
            <dt className="text-sm leading-snug text-muted">{stat.label}</dt>
            <dd className="font-display text-4xl leading-none font-number">{stat.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

// Two by two on a phone, four in a row from `lg` on; the first of a row has no line before it.
const cells = [
  '',
  'border-l border-line pl-5 lg:pl-8',
  'border-t border-line lg:border-t-0 lg:border-l lg:pl-8',
  'border-t border-l border-line pl-5 lg:border-t-0 lg:pl-8',
]
