import { clsx } from 'clsx'
import { countries } from '#client/map/africa.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { dossierAction, type Market, markets, regions } from '#shared/content/markets.ts'
import { contactPath } from '#shared/routes.ts'
import { viewBoxesInOneScale } from './map-bounds.ts'
import { RatingHill } from './rating-hill.tsx'

/** What the firm knows of a market: the facts at the left, its judgement at the right. */
export function Dossier({ market }: { market: Market }) {
  const { slug, country, capital, code, region } = market
  const titleId = `${slug}-title`
  const { name } = regions.find((one) => one.slug === region) ?? { name: '' }
  return (
    <article id={slug} aria-labelledby={titleId} className="border-t-2 border-structure">
      <div className="flex flex-wrap items-end justify-between gap-4 py-6 md:py-8">
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
        <svg
          viewBox={silhouettes[markets.indexOf(market)]}
          aria-hidden="true"
          className="ml-auto h-20 w-24 shrink-0 fill-structure md:h-36 md:w-42"
          preserveAspectRatio="xMaxYMax meet"
        >
          <use href={`#land-${code}`} />
        </svg>
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <DossierFacts market={market} className="lg:col-span-5" />
        <DossierJudgement market={market} className="lg:col-span-7" />
      </div>
    </article>
  )
}

// Of the same size for every market, so that the countries can be compared.
const silhouettes = viewBoxesInOneScale(
  markets.flatMap(({ code }) => countries.filter((country) => country.code === code)),
)

/** The facts, with their sources. */
function DossierFacts({ market, className }: { market: Market; className: string }) {
  const { population, regulator, law, regulation } = market
  return (
    <dl className={clsx('min-w-0 divide-y divide-line self-start border-y border-line', className)}>
      <div className="py-4">
        <dt className="text-sm font-semibold text-structure">Population</dt>
        <dd className="figures mt-1 font-display text-2xl leading-tight">{population.display}</dd>
        <dd className="mt-1 text-xs text-muted">Source: {population.source}</dd>
      </div>
      <Fact label="Regulator" text={regulator} />
      <Fact label="Law" text={law} />
      <Fact label="Regulation" text={regulation} />
    </dl>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="break-inside-avoid py-4">
      <dt className="text-sm font-semibold text-structure">{label}</dt>
      <dd className="measure mt-1">{text}</dd>
    </div>
  )
}

/** The firm's judgement: a rating, a sentence, opportunities and challenges. */
function DossierJudgement({ market, className }: { market: Market; className: string }) {
  const { rating, opportunities, challenges } = market
  return (
    <div className={clsx('min-w-0 break-inside-avoid bg-panel p-gutter md:p-9', className)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <RatingHill score={rating.score} className="h-14 w-24 shrink-0" />
        <p className="leading-tight">
          <span className="text-sm text-muted">Opportunity rating</span>
          <br />
          <span className="figures text-lg font-semibold">
            {rating.word}, {rating.score} of 5
          </span>
        </p>
      </div>
      <p className="mt-6 max-w-aside font-display text-lg leading-snug md:text-xl text-balance">
        {rating.judgement}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2">
        <Points title="Opportunities" points={opportunities} sign="+" tone="text-structure" />
        <Points title="Challenges" points={challenges} sign="–" tone="text-clay" />
      </div>
      <ArrowLink href={contactPath('market-entry-strategy')} className="mt-6 print:hidden">
        {dossierAction}
        <span className="sr-only">: {market.country}</span>
      </ArrowLink>
    </div>
  )
}

interface PointsProps {
  title: string
  points: readonly string[]
  sign: string
  tone: string
}

function Points({ title, points, sign, tone }: PointsProps) {
  return (
    <div>
      <h4 className={clsx('font-semibold', tone)}>{title}</h4>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-2.5 leading-normal">
            <span aria-hidden="true" className={clsx('font-semibold', tone)}>
              {sign}
            </span>
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
