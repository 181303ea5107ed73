import { type Country, countries, Land } from '#client/map/africa.tsx'
import { markets, type Region, regions, regionsIntro } from '#shared/content/markets.ts'
import { Hatch } from './hatch.tsx'
import { boxAround, isWithin } from './map-bounds.ts'

/** The three regions beside each other, each under its own piece of the map. */
export function RegionalAnalysis() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="text-4xl">{regionsIntro.title}</h2>
        <p className="lead mt-4">{regionsIntro.lead}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-14 lg:mt-14 lg:grid-cols-3">
          {regions.map((region) => (
            <RegionColumn key={region.slug} region={region} />
          ))}
        </div>
      </div>
    </section>
  )
}

function RegionColumn({ region }: { region: Region }) {
  const titleId = `${region.slug}-title`
  return (
    <article
      id={region.slug}
      aria-labelledby={titleId}
      className="grid break-inside-avoid grid-cols-1 content-start gap-x-10 gap-y-6 md:max-lg:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]"
    >
      <RegionLocator region={region} />
      <div className="max-w-measure min-w-0">
        <h3 id={titleId} className="text-2xl">
          {region.name}
        </h3>
        <p className="mt-3">{region.summary}</p>
        <h4 className="mt-5 text-sm font-semibold text-structure">Outlook</h4>
        <p className="mt-1">{region.outlook}</p>
        <h4 className="mt-5 text-sm font-semibold text-structure">Markets covered</h4>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {region.markets.map((name) => (
            <li key={name}>
              <MarketName name={name} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

function MarketName({ name }: { name: string }) {
  const dossier = markets.find((market) => market.country === name)
  if (!dossier) return <span className="inline-block py-2.5">{name}</span>
  return (
    <a href={`#${dossier.slug}`} className="link inline-block py-2.5">
      {name}
    </a>
  )
}

// In map units, the same for each region, so that the three pieces have one scale.
const piece = { width: 400, height: 330 }

function isKeyMarket({ code }: Country): boolean {
  return markets.some((market) => market.code === code)
}

/** A piece of the map: the markets covered in the region hatched, its key markets filled. */
function RegionLocator({ region }: { region: Region }) {
  const covered = countries.filter(({ code }) => region.countries.includes(code))
  const box = boxAround(covered, piece)
  const [left, top] = box
  return (
    <svg
      viewBox={`${left} ${top} ${piece.width} ${piece.height}`}
      aria-hidden="true"
      className="w-full border border-line text-structure"
    >
      <defs>
        <Hatch id={`locator-${region.slug}`} region={region.slug} gap={9} />
      </defs>
      <g className="fill-ground stroke-structure/40">
        <Land of={countries.filter((country) => isWithin(country, box))} />
      </g>
      <g fill={`url(#locator-${region.slug})`} className="stroke-structure">
        <Land of={covered} />
      </g>
      <g className="fill-structure stroke-ground stroke-2">
        <Land of={covered.filter(isKeyMarket)} />
      </g>
    </svg>
  )
}
