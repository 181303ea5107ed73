import { useState } from 'react'
import { SourceList } from '#client/knowledge/sources.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { StatStrip } from '#client/site/marketing/stat-strip.tsx'
import { AfricaMap } from '#client/site/markets/africa-map.tsx'
import { Comparison } from '#client/site/markets/comparison.tsx'
import { exactFigures } from '#client/site/markets/continent-figures.tsx'
import { LaunchLegend, StatusMeanings } from '#client/site/markets/launch-legend.tsx'
import { MapLegend } from '#client/site/markets/map-legend.tsx'
import { MarketCards } from '#client/site/markets/market-card.tsx'
import { MarketSwitcher } from '#client/site/markets/market-switcher.tsx'
import { Matrix, type Pointing } from '#client/site/markets/matrix.tsx'
import { RatingHill } from '#client/site/markets/rating-hill.tsx'
import { RegionalAnalysis } from '#client/site/markets/regional-analysis.tsx'
import { Trends } from '#client/site/markets/trends.tsx'
import * as words from '#client/site/markets/words.ts'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Fold } from '#client/ui/fold.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { callToAction, launchQuestion } from '#shared/content/dossier.ts'
import * as marketTexts from '#shared/content/markets.ts'
import { hero, keyMarketsIntro, regionsIntro, trendsIntro } from '#shared/content/markets.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

type MarketsProps = Pages['marketing/markets']

export default function MarketsScreen(props: MarketsProps) {
  const { product, covered, sources } = props
  const [active, setActive] = useState<string | null>(null)
  const pointing = { active, onPoint: setActive }
  return (
    <>
      <Opening {...props} {...pointing} />
      <MarketSwitcher covered={covered} parts={product ? [] : partsOf(props)} />
      <Overview {...props} {...pointing} />
      {!product && <Continent {...props} />}
      <Sources sources={sources} />
      <CallToAction />
    </>
  )
}

function partsOf({ markets }: MarketsProps) {
  return [
    ...markets.map(({ slug, name }) => ({ id: slug, label: name })),
    { id: 'trends', label: trendsIntro.title },
    { id: 'regions', label: regionsIntro.title },
  ]
}

MarketsScreen.layout = MarketingLayout

/** The title, the question, and the answer for every market and product. */
function Opening({ product, covered, sources, active, onPoint }: MarketsProps & Pointing) {
  return (
    <section className="wrap pt-8 pb-8 lg:pt-14 lg:pb-14">
      <h1 className="text-5xl">{hero.title}</h1>
      <h2 className="mt-4 mb-2 text-2xl lg:mt-6 lg:mb-4">{launchQuestion.title}</h2>
      <Matrix product={product} covered={covered} sources={sources} {...{ active, onPoint }} />
      {!product && <StatusMeanings />}
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        <ArrowLink href={obligationsPath({ product })}>{words.whatBindsAnOperator}</ArrowLink>
        <ArrowLink href={routes.changes.href()}>{words.whatChanged}</ArrowLink>
      </p>
    </section>
  )
}

/** The map of the markets; with a product, coloured by its status. */
function Overview({ product, markets, covered, active, onPoint }: MarketsProps & Pointing) {
  return (
    <section id="map" className="overflow-hidden">
      <div className="wrap grid gap-x-8 pt-8 pb-6 lg:grid-cols-12 lg:pt-14 lg:pb-14">
        <div className="-mx-gutter sm:mx-0 lg:col-span-7 lg:col-start-6 lg:row-start-1">
          <AfricaMap covered={covered} active={active} onPoint={onPoint} />
        </div>
        <div className="mt-6 lg:col-span-5 lg:row-start-1 lg:mt-0">
          <p className="lead">{hero.lead}</p>
          {product && (
            <ArrowLink
              href={`${routes.markets.href()}#${keyMarketsId}`}
              className="mt-2 print:hidden"
            >
              {words.marketsAndRegions}
            </ArrowLink>
          )}
          <div className="mt-6 lg:mt-10">
            {product ? (
              <LaunchLegend product={product} covered={covered} />
            ) : (
              <Fold summary={words.placesOnTheMap} className="max-md:border-t max-md:border-line">
                <MapLegend markets={markets} onPoint={onPoint} />
              </Fold>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The parts that are the same for every product. */
function Continent(props: MarketsProps) {
  const { covered, facts, figures, rules, sources } = props
  return (
    <>
      <div className="wrap">
        <StatStrip
          stats={figures}
          label={words.theContinentInFigures}
          notes={exactFigures(figures, { facts, sources, covered: covered.length })}
          topLine={false}
        />
      </div>
      <KeyMarkets {...props} />
      <Trends facts={facts} rules={rules} sources={sources} />
      <RegionalAnalysis covered={covered} />
    </>
  )
}

const keyMarketsId = 'key-markets'

function KeyMarkets({ markets, sources, today }: MarketsProps) {
  return (
    <section id={keyMarketsId} className="section max-md:py-6">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-4xl lg:col-span-5">{keyMarketsIntro.title}</h2>
          <p className="lead lg:col-span-7">{keyMarketsIntro.lead}</p>
        </div>
        <div className="mt-6 lg:mt-14">
          <Fold
            summary={marketTexts.comparisonTitle}
            className="max-md:border-t-2 max-md:border-structure"
          >
            <Comparison markets={markets} sources={sources} />
          </Fold>
        </div>
        <p className="mt-6 text-right text-sm text-muted max-md:hidden lg:mt-24">
          {marketTexts.shapesNote}
        </p>
        <MarketCards markets={markets} sources={sources} today={today} />
        <p className="measure mt-6 border-t border-line pt-4 text-sm text-muted lg:ml-auto lg:w-7/12">
          {dossierTexts.ratingNote}
        </p>
      </div>
    </section>
  )
}

function Sources({ sources }: Pick<MarketsProps, 'sources'>) {
  return (
    <section aria-labelledby="sources" className="wrap pb-10 md:pb-16">
      <h2 id="sources" className="border-t-2 border-structure pt-4 text-2xl max-lg:sr-only">
        {words.sources}
      </h2>
      <Fold
        openFrom="lg"
        summary={words.sourcesAll(sources.length)}
        className="max-lg:border-y max-lg:border-line"
      >
        <div className="pt-2 pb-4 md:columns-2 md:gap-x-12 print:columns-1">
          <SourceList sources={sources} />
        </div>
      </Fold>
    </section>
  )
}

const rows = [words.law, words.taxes, words.payments, words.competition]

function CallToAction() {
  return (
    <section className="section border-t border-line max-md:py-6 print:hidden">
      <div className="wrap grid gap-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <h2 className="text-4xl">{callToAction.title}</h2>
          <p className="lead mt-5">{callToAction.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
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
    <div
      aria-hidden="true"
      className="border-t-2 border-structure max-md:hidden lg:col-span-6 lg:col-start-7"
    >
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
        <p className="text-sm font-semibold text-structure">{words.judgement}</p>
        <div className="mt-10 border-b border-dashed border-text/40" />
        <div className="mt-10 w-2/3 border-b border-dashed border-text/40" />
      </div>
    </div>
  )
}
