import { clsx } from 'clsx'
import { markets } from '#shared/content/markets.ts'

const sources = {
  population: [...new Set(markets.map((market) => market.population.source))],
  figures: [...new Set(markets.map((market) => market.figures.source))],
}

// Both charts of millions share one scale, so that their bars can be compared too.
const mostMillions = Math.max(...markets.map((market) => market.population.millions))

/** The four key markets side by side in three figures, each with its source. */
export function Comparison() {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-3">
      <BarChart
        title="Population"
        unit="millions"
        full={mostMillions}
        bars={markets.map(({ country, population }) => ({
          label: country,
          value: population.millions,
        }))}
        sources={sources.population}
      />
      <BarChart
        title="Mobile subscriptions"
        unit="millions"
        full={mostMillions}
        bars={markets.map(({ country, figures }) => ({
          label: country,
          value: figures.mobileSubscriptionsMillions,
        }))}
        sources={sources.figures}
      />
      <BarChart
        title="Share under 25"
        unit="per cent"
        full={100}
        parts
        bars={markets.map(({ country, figures }) => ({
          label: country,
          value: figures.shareUnder25Percent,
        }))}
        sources={sources.figures}
      />
    </div>
  )
}

interface BarChartProps {
  title: string
  unit: string
  /** The value whose bar is as long as a bar can be. */
  full: number
  /** Whether the bars are shares of `full`: the rest of it is then drawn in grey. */
  parts?: boolean
  bars: readonly { label: string; value: number }[]
  sources: readonly string[]
}

/** A bar for each market with its value, and the sources under them. */
function BarChart({ title, unit, full, parts = false, bars, sources }: BarChartProps) {
  return (
    <figure className="@container flex break-inside-avoid flex-col border-t-2 border-structure pt-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg">{title}</span>
        <span className="text-sm text-muted">{unit}</span>
      </figcaption>
      <dl className="figures mt-4 mb-5">
        {bars.map(({ label, value }) => (
          <div key={label} className="items-center py-1.5 @3xs:grid @3xs:grid-cols-[7.25rem_1fr]">
            <dt>{label}</dt>
            <dd>
              <span className="sr-only">{value}</span>
              <Bar value={value} percent={(value / full) * 100} parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-auto border-t border-line pt-3 text-xs text-muted">
        {sources.length > 1 ? 'Sources' : 'Source'}: {sources.join('; ')}
      </p>
    </figure>
  )
}

interface BarProps {
  value: number
  percent: number
  parts: boolean
}

// From this length on there is room for the value inside the bar; else it stands at its end.
const roomyPercent = 50

function Bar({ value, percent, parts }: BarProps) {
  const inside = percent > roomyPercent
  return (
    <svg aria-hidden="true" className="h-7 w-full">
      {parts && <rect y="10%" width="100%" height="80%" className="fill-text/8" />}
      <rect y="10%" width={`${percent}%`} height="80%" className="fill-structure" />
      <text
        x={`${percent}%`}
        y="50%"
        dominantBaseline="central"
        dx={inside ? -8 : 8}
        textAnchor={inside ? 'end' : 'start'}
        className={clsx('text-base font-semibold', inside ? 'fill-on-structure' : 'fill-text')}
      >
        {value}
      </text>
    </svg>
  )
}
