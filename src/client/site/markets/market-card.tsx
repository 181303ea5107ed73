import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { countries, Shape } from '#client/site/map/africa.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { Fold } from '#client/ui/fold.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import type { KeyMarket } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { factLabels, regionLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { viewBoxesInOneScale } from './map-bounds.ts'
import { Points } from './points.tsx'
import { AsOf, Quantity } from './quantity.tsx'
import { Rating } from './rating.tsx'
import * as words from './words.ts'

interface MarketCardsProps {
  markets: readonly KeyMarket[]
  sources: readonly Source[]
  today: string
}

export function MarketCards({ markets, sources, today }: MarketCardsProps) {
  // To one scale, so that the countries can be compared.
  const keyCountries = countries.filter(({ code }) =>
    markets.some((market) => market.code === code),
  )
  const silhouettes = viewBoxesInOneScale(keyCountries)
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 md:gap-16 lg:gap-24">
      {markets.map((market) => (
        <MarketCard
          key={market.slug}
          market={market}
          sources={sources}
          today={today}
          silhouette={silhouettes[keyCountries.findIndex(({ code }) => code === market.code)]}
        />
      ))}
    </div>
  )
}

interface MarketCardProps extends Omit<MarketCardsProps, 'markets'> {
  market: KeyMarket
  silhouette: string | undefined
}

/** A market in short: facts on the left, the judgement on the right. */
function MarketCard({ market, sources, today, silhouette }: MarketCardProps) {
  const { slug, name, judgement } = market
  const titleId = `${slug}-title`
  return (
    <article
      id={slug}
      aria-labelledby={titleId}
      className="market-card border-t-2 border-structure"
    >
      <CardHead market={market} titleId={titleId} silhouette={silhouette} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-3 md:gap-y-6 lg:grid-cols-12">
        <CardFacts market={market} sources={sources} today={today} />
        <div className="min-w-0 break-inside-avoid self-start md:bg-panel md:p-9 lg:sticky lg:top-36 lg:col-span-7">
          <Rating score={judgement.score} />
          <p className="my-3 max-w-aside font-display leading-snug md:my-6 md:text-xl md:text-balance">
            <RecordText>{judgement.text}</RecordText>
          </p>
          <Points of={market} sources={sources} />
          <CardLinks slug={slug} name={name} />
        </div>
      </div>
    </article>
  )
}

function CardLinks({ slug, name }: Pick<KeyMarket, 'slug' | 'name'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-sm md:mt-4 md:border-t-0 md:text-base print:hidden">
      <ArrowLink href={routes.market.href({ slug })}>
        {dossierTexts.dossierLink}
        <span className="sr-only">{labelText('', name)}</span>
      </ArrowLink>
      <Link
        href={contactPath('market-entry-strategy', { market: slug })}
        className="link inline-flex min-h-11 items-center"
      >
        {dossierTexts.dossierAction}
        <span className="sr-only">{labelText('', name)}</span>
      </Link>
    </div>
  )
}

type CardHeadProps = Pick<MarketCardProps, 'market' | 'silhouette'> & { titleId: string }

function CardHead({ market, titleId, silhouette }: CardHeadProps) {
  const { slug, name, capital, code, region } = market
  return (
    <div className="flex items-end justify-between gap-4 pt-3 pb-1 md:py-8">
      <div className="min-w-0">
        <h3 id={titleId} className="text-4xl">
          <Link href={routes.market.href({ slug })} className="hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-muted">
          {`${capital} · `}
          <a href={`#${region}`} className="link inline-block py-2.5">
            {regionLabels[region]}
          </a>
        </p>
      </div>
      <svg
        viewBox={silhouette}
        aria-hidden="true"
        className="country-shape h-20 w-24 shrink-0 fill-structure md:h-36 md:w-42"
        preserveAspectRatio="xMaxYMax meet"
      >
        <Shape of={code} />
      </svg>
    </div>
  )
}

/** The first figure of a market, then its law and regulation, folded on a phone. */
function CardFacts({ market, sources, today }: Omit<MarketCardProps, 'silhouette'>) {
  const { facts, regulation, checkedAt } = market
  const [first] = facts
  return (
    <div className="min-w-0 self-start border-y border-line lg:col-span-5">
      {first && <MainFigure fact={first} sources={sources} />}
      <Fold
        openFrom="lg"
        summary={<span className="text-structure">{words.lawAndRegulation}</span>}
        className="border-t border-line lg:border-t-0"
      >
        <div className="divide-y divide-line lg:border-t lg:border-line">
          <Part title={words.regulatorAndLaw}>
            <RegulatorAndLaw market={market} sources={sources} />
          </Part>
          <Part title={words.regulation}>
            <p className="measure">
              <RecordText>{regulation}</RecordText>
            </p>
            <p className="mt-3 text-xs">
              <CheckedOn checkedAt={checkedAt} today={today} />
            </p>
          </Part>
        </div>
      </Fold>
    </div>
  )
}

type Fact = KeyMarket['facts'][number]
type SourcesProps = Pick<MarketCardProps, 'sources'>

function MainFigure({ fact, sources }: SourcesProps & { fact: Fact }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3 py-2 md:block md:py-4">
      <dt className="text-sm font-semibold text-structure max-md:sr-only">
        {factLabels[fact.key]}
      </dt>
      <dd className="figures font-display text-xl leading-tight md:mt-1 md:text-2xl">
        <Quantity fact={fact} />
      </dd>
      <dd className="text-xs text-muted md:mt-1">
        <AsOf fact={fact} sources={sources} />
      </dd>
    </dl>
  )
}

function RegulatorAndLaw({ market, sources }: Pick<MarketCardProps, 'market' | 'sources'>) {
  const { regulators, law } = market
  return (
    <>
      <p className="max-w-measure">{regulators.map((regulator) => regulator.name).join('; ')}</p>
      {law && (
        <p className="mt-1 max-w-measure text-sm text-muted">
          {law.title}
          <SourceMark sources={sources} sourceId={law.source} section={law.section} />
        </p>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid py-4">
      <h4 className="mb-1 text-sm font-semibold text-structure">{title}</h4>
      {children}
    </div>
  )
}
