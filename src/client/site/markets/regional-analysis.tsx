import { Link } from '@inertiajs/react'
import { Coast, countries, Land } from '#client/site/map/africa.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { type Region, regions, regionsIntro } from '#shared/content/markets.ts'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { Hatch } from './hatch.tsx'
import { boxAround } from './map-bounds.ts'
import * as words from './words.ts'

export function RegionalAnalysis({ covered }: { covered: readonly CoveredMarket[] }) {
  return (
    <section id="regions" className="section max-md:py-6">
      <div className="wrap">
        <h2 className="text-4xl">{regionsIntro.title}</h2>
        <p className="lead mt-4">{regionsIntro.lead}</p>
        <div className="mt-6 grid grid-cols-1 gap-x-10 max-md:border-b max-md:border-line md:gap-y-14 lg:mt-14 lg:grid-cols-3">
          {regions.map((region) => {
            const regionMarkets = covered.filter((market) => market.region === region.slug)
            if (regionMarkets.length === 0) return null
            return <RegionColumn key={region.slug} region={region} covered={regionMarkets} />
          })}
        </div>
      </div>
    </section>
  )
}

interface RegionProps {
  region: Region
  covered: readonly CoveredMarket[]
}

function RegionColumn({ region, covered }: RegionProps) {
  const { slug, name, summary, outlook } = region
  const titleId = `${slug}-title`
  return (
    <article
      id={slug}
      aria-labelledby={titleId}
      className="grid break-inside-avoid grid-cols-1 content-start gap-x-10 md:gap-y-6 md:max-lg:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]"
    >
      <RegionLocator region={region} covered={covered} />
      <div className="max-w-measure min-w-0">
        <h3 id={titleId} className="text-2xl max-md:hidden">
          {name}
        </h3>
        <Fold
          summary={<h3 className="text-lg">{name}</h3>}
          className="max-md:border-t max-md:border-line"
        >
          <p className="md:mt-3">{summary}</p>
          <h4 className="mt-5 text-sm font-semibold text-structure">{words.outlook}</h4>
          <p className="mt-1">{outlook}</p>
          <h4 className="mt-5 text-sm font-semibold text-structure">{words.marketsCovered}</h4>
          <MarketLinks markets={covered} />
        </Fold>
      </div>
    </article>
  )
}

function MarketLinks({ markets }: { markets: readonly CoveredMarket[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {markets.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={routes.market.href({ slug })} className="link inline-block py-2.5">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

// In map units, the same for each region, so that the three maps have one scale.
const locatorSize = { width: 400, height: 330 }

/** The map of a region: covered markets hatched, key markets filled. */
function RegionLocator({ region: { slug }, covered }: RegionProps) {
  const codes = covered.map(({ code }) => code)
  const regionCountries = countries.filter(({ code }) => codes.includes(code))
  if (regionCountries.length === 0) return null
  const box = boxAround(regionCountries, locatorSize)
  const [left, top] = box
  return (
    <svg
      viewBox={`${left} ${top} ${locatorSize.width} ${locatorSize.height}`}
      aria-hidden="true"
      className="w-full border border-line text-structure max-md:hidden print:block"
    >
      <Hatch id={`locator-${slug}`} region={slug} gap={9} />
      <Coast className="fill-ground stroke-structure/40" />
      <g fill={`url(#locator-${slug})`} className="stroke-structure">
        <Land of={regionCountries} />
      </g>
      <g className="fill-structure stroke-ground stroke-2">
        <Land of={covered.filter(({ depth }) => depth === 'full')} />
      </g>
    </svg>
  )
}
