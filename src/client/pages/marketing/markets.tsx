import { useState } from 'react'
import { LandShapes } from '#client/map/land-shapes.tsx'
import { MarketingLayout } from '#client/marketing/marketing-layout.tsx'
import { StatStrip } from '#client/marketing/stat-strip.tsx'
import { AfricaMap } from '#client/markets/africa-map.tsx'
import { Comparison } from '#client/markets/comparison.tsx'
import { Dossier } from '#client/markets/dossier.tsx'
import { MapLegend } from '#client/markets/map-legend.tsx'
import { RatingHill } from '#client/markets/rating-hill.tsx'
import { RegionalAnalysis } from '#client/markets/regional-analysis.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import {
  callToAction,
  hero,
  keyMarketsIntro,
  markets,
  ratingNote,
  shapesNote,
  type Trend,
  trends,
  trendsIntro,
} from '#shared/content/markets.ts'
import { marketStats } from '#shared/content/site.ts'
import { contactPath, routes } from '#shared/routes.ts'

export default function MarketsScreen() {
  return (
    <>
      <Hero />
      <div className="wrap">
        <StatStrip stats={marketStats} label="The continent in figures" />
      </div>
      <KeyMarkets />
      <Trends />
      <RegionalAnalysis />
      <CallToAction />
    </>
  )
}

MarketsScreen.layout = MarketingLayout

/** The opening: the map of the continent, and its places as a list. */
function Hero() {
  const [active, setActive] = useState<string | null>(null)
  return (
    <section className="overflow-hidden">
      <LandShapes />
      <div className="wrap grid gap-x-8 pt-12 pb-10 lg:grid-cols-12 lg:grid-rows-heading lg:pt-16 lg:pb-14">
        <div className="lg:col-span-5">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 text-5xl">{hero.title}</h1>
          <p className="lead mt-6">{hero.lead}</p>
        </div>
        <div className="-mx-gutter mt-8 sm:mx-0 lg:col-span-7 lg:row-span-2 lg:mt-0">
          <AfricaMap active={active} onPoint={setActive} />
        </div>
        <div className="mt-6 lg:col-span-5 lg:mt-8 lg:self-end">
          <MapLegend onPoint={setActive} />
        </div>
      </div>
    </section>
  )
}

/** The four key markets, compared and then one by one. */
function KeyMarkets() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-4xl lg:col-span-5">{keyMarketsIntro.title}</h2>
          <p className="lead lg:col-span-7">{keyMarketsIntro.lead}</p>
        </div>
        <div className="mt-10 lg:mt-14">
          <Comparison />
        </div>
        <p className="mt-20 text-sm text-muted md:text-right lg:mt-24">{shapesNote}</p>
        <div className="mt-4 grid grid-cols-1 gap-20 lg:gap-28">
          {markets.map((market) => (
            <Dossier key={market.slug} market={market} />
          ))}
        </div>
        <p className="measure mt-10 border-t border-line pt-4 text-sm text-muted lg:ml-auto lg:w-7/12">
          {ratingNote}
        </p>
      </div>
    </section>
  )
}

/** Four trends, each with a figure and its source. */
function Trends() {
  return (
    <section className="section bg-panel">
      <div className="wrap">
        <h2 className="text-4xl">{trendsIntro.title}</h2>
        <p className="lead mt-4">{trendsIntro.lead}</p>
        <ol className="mt-10 border-b border-line lg:mt-14">
          {trends.map((trend) => (
            <TrendRow key={trend.title} trend={trend} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function TrendRow({ trend }: { trend: Trend }) {
  const { number, rest } = splitFigure(trend.figure ?? '')
  return (
    <li className="grid break-inside-avoid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-12 lg:py-10">
      <p className="figures md:col-span-5 lg:col-span-4">
        <span className="block font-display text-5xl leading-none text-structure">{number}</span>{' '}
        <span className="mt-3 block max-w-[24ch]">{rest}</span>
      </p>
      <div className="md:col-span-7 lg:col-span-8 lg:grid lg:grid-cols-[1fr_13rem] lg:gap-x-12">
        <div>
          <h3 className="text-xl">{trend.title}</h3>
          <p className="measure mt-3">{trend.text}</p>
        </div>
        {trend.source && (
          <p className="mt-4 text-xs text-muted lg:mt-1.5 lg:border-l lg:border-line lg:pl-5">
            Source: {trend.source}
          </p>
        )}
      </div>
    </li>
  )
}

/** The number that a figure begins with, and the rest of it. */
function splitFigure(figure: string): { number: string; rest: string } {
  const number = /^[\d.,]+%?(?: (?:billion|million|years))?/.exec(figure)?.[0] ?? ''
  return { number, rest: figure.slice(number.length).trim() }
}

const rows = ['Law', 'Tax', 'Payments', 'Competition']

/** The call to action, beside a dossier that is still blank. */
function CallToAction() {
  return (
    <section className="section border-t border-line print:hidden">
      <div className="wrap grid gap-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <h2 className="text-4xl">{callToAction.title}</h2>
          <p className="lead mt-5">{callToAction.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={contactPath('market-entry-strategy')}>
              {callToAction.action}
            </ButtonLink>
            <ButtonLink href={routes.services.href()} tone="quiet">
              {callToAction.secondaryAction}
            </ButtonLink>
          </div>
        </div>
        <BlankDossier />
      </div>
    </section>
  )
}

function BlankDossier() {
  return (
    <div aria-hidden="true" className="border-t-2 border-structure lg:col-span-6 lg:col-start-7">
      <div className="flex items-end justify-between py-6">
        <div className="h-12 w-1/2 border-b border-dashed border-text/40" />
        <RatingHill score={0} className="h-12 w-20" />
      </div>
      {rows.map((row) => (
        <div key={row} className="flex items-end gap-6 border-t border-line pt-3 pb-4">
          <span className="w-28 text-sm font-semibold text-structure">{row}</span>
          <span className="flex-1 border-b border-dashed border-text/40" />
        </div>
      ))}
      <div className="bg-panel px-6 pt-5 pb-9">
        <p className="text-sm font-semibold text-structure">Judgement</p>
        <div className="mt-10 border-b border-dashed border-text/40" />
        <div className="mt-10 w-2/3 border-b border-dashed border-text/40" />
      </div>
    </div>
  )
}
