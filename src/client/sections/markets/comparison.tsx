import { markets } from '#shared/content/markets.ts'
import { BarChart } from './bar-chart.tsx'

const sources = {
  population: [...new Set(markets.map((market) => market.population.source))],
  figures: [...new Set(markets.map((market) => market.figures.source))],
}

// Both charts of millions share one scale, so that their bars can be compared too.
const mostMillions = Math.max(...markets.map((market) => market.population.millions))

/** The four key markets side by side in three figures, each with its source. */
export function Comparison() {
  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
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
