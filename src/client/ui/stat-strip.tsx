import type { Stat } from '#shared/content/site.ts'

/** Figures set like a row of a table: hairlines between them, labels under them. */
export function StatStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <dl aria-label={label} className="figures grid grid-cols-2 border-y border-line lg:grid-cols-4">
      {stats.map((stat, index) => (
        <div
          key={stat.label}
          className={`flex flex-col-reverse justify-end gap-1 px-4 py-6 first:pl-0 md:px-8 md:py-8 ${borders[index] ?? ''}`}
        >
          <dt className="text-sm text-muted">{stat.label}</dt>
          <dd className="font-display text-4xl leading-none">{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}

// Two by two on a phone, four in a row from `lg` on.
const borders = [
  'border-r border-line',
  'lg:border-r border-line',
  'border-r border-t lg:border-t-0 border-line pl-0 lg:pl-8',
  'border-t lg:border-t-0 border-line',
]
