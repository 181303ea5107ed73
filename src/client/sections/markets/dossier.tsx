import { countries } from '#client/ui/land.tsx'
import { viewBoxAround } from '#client/ui/land-bounds.ts'
import { type Market, regions } from '#shared/content/markets.ts'
import { DossierFacts } from './dossier-facts.tsx'
import { DossierJudgement } from './dossier-judgement.tsx'

/** A market on one sheet: facts left, judgement right. */
export function Dossier({ market }: { market: Market }) {
  const { slug, country, capital, code, region } = market
  const titleId = `${slug}-title`
  const { name } = regions.find((one) => one.slug === region) ?? { name: '' }
  return (
    <article id={slug} aria-labelledby={titleId} className="border-t-2 border-structure">
      <div className="flex items-end justify-between gap-6 py-6 md:py-8">
        <div>
          <h3 id={titleId} className="text-4xl">
            {country}
          </h3>
          <p className="text-muted">
            {capital}
            <span aria-hidden="true"> · </span>
            <a href={`#${region}`} className="link inline-block py-2.5">
              {name}
            </a>
          </p>
        </div>
        <Silhouette code={code} />
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <DossierFacts market={market} className="lg:col-span-5" />
        <DossierJudgement market={market} className="lg:col-span-7" />
      </div>
    </article>
  )
}

function Silhouette({ code }: { code: string }) {
  const path = countries.find((country) => country.code === code)?.path ?? ''
  return (
    <svg
      viewBox={viewBoxAround(path, 2)}
      aria-hidden="true"
      className="h-20 w-24 shrink-0 fill-structure md:h-28 md:w-36"
      preserveAspectRatio="xMaxYMax meet"
    >
      <use href={`#land-${code}`} />
    </svg>
  )
}
