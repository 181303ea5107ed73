import type { Stat } from '#shared/content/site.ts'

/** Figures in a row, with their labels under them. */
export function StatStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <section aria-label={label}>
      <dl className="figures grid grid-cols-2 border-y border-line lg:grid-cols-4">
        {stats.map((stat, index) => (
          <div
            key={stat.label}
            className={`flex flex-col-reverse justify-end gap-2 py-6 pr-3 lg:py-9 ${cells[index] ?? ''}`}
          >
            <dt className="text-sm leading-snug text-muted">{stat.label}</dt>
            <dd className="font-display text-4xl leading-none font-[380]">{stat.value}</dd>
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
