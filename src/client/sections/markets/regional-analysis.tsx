import { markets, type Region, regions, regionsIntro } from '#shared/content/markets.ts'
import { RegionLocator } from './region-locator.tsx'

/** The three regions beside each other, each under its own piece of the map. */
export function RegionalAnalysis() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="text-4xl">{regionsIntro.title}</h2>
        <p className="lead mt-4">{regionsIntro.lead}</p>
        <div className="mt-10 grid gap-x-10 gap-y-14 lg:mt-14 lg:grid-cols-3">
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
      className="grid content-start gap-x-10 gap-y-6 md:max-lg:grid-cols-[2fr_3fr]"
    >
      <RegionLocator region={region} />
      <div>
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
