import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CiteFold } from '#client/knowledge/cite-fold.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { CopyButton } from '#client/site/answers/copy-text.tsx'
import { timesText } from '#client/site/compare/amounts.ts'
import { ChangeForm, SelectionForm } from '#client/site/compare/compare-form.tsx'
import { comparisonAsText } from '#client/site/compare/comparison-text.ts'
import { Model } from '#client/site/compare/model.tsx'
import { Overview } from '#client/site/compare/overview.tsx'
import { RidgePatterns } from '#client/site/compare/ridge-marks.tsx'
import { scalesOf, segmentsOf } from '#client/site/compare/segments.ts'
import { SideBySide } from '#client/site/compare/side-by-side.tsx'
import { Waterfall } from '#client/site/compare/waterfall.tsx'
import * as words from '#client/site/compare/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Contours } from '#client/ui/contours.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { amountText } from '#shared/amount-text.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import { productLabels, rangeText, statusLabels } from '#shared/knowledge/words.ts'
import { listText } from '#shared/list-text.ts'
import * as numberWords from '#shared/number-words.ts'
import type { Pages } from '#shared/pages.ts'
import { compareLink } from '#shared/site/compare-link.ts'
import { pdfPath } from '#shared/site/pdf-path.ts'

type CompareProps = Pages['marketing/compare']

export default function CompareScreen(props: CompareProps) {
  return props.markets.length < 2 ? <ChooseMarkets {...props} /> : <Comparison {...props} />
}

CompareScreen.layout = MarketingLayout

/** The page with fewer than two markets, which asks for a selection. */
function ChooseMarkets(props: CompareProps) {
  const [onlyMarket] = props.markets
  return (
    <>
      <section className="relative overflow-hidden">
        <Contours drawing="hero" className="max-lg:hidden" />
        <div className="wrap relative pt-12 pb-10 lg:pt-16 lg:pb-14">
          <p className="eyebrow">{words.eyebrow}</p>
          <h1 className="mt-4 text-5xl">
            {onlyMarket ? words.orWhereElse(onlyMarket.name) : words.compareMarkets}
          </h1>
          <p className="lead mt-6">{words.lead}</p>
        </div>
      </section>
      <section aria-label={words.whatToCompare} className="wrap pb-section">
        <Notices {...props} />
        {onlyMarket && <p className="mb-6 font-medium">{words.chooseOneMore(onlyMarket.name)}</p>}
        <SelectionForm {...props} />
      </section>
    </>
  )
}

function Comparison(props: CompareProps) {
  const { flows, margin, deposits, today, sources } = props
  const slugs = props.markets.map(({ slug }) => slug)
  const { name } = usePage().props
  const text = comparisonAsText(props, name)
  const [flow] = flows
  return (
    <>
      <RidgePatterns />
      <Opening {...props}>
        <p className="mt-6 flex flex-wrap gap-3 print:hidden">
          <CopyButton text={text} size="small">
            {words.copyText}
          </CopyButton>
          <CopyButton text={props.address} size="small">
            {words.copyLink}
          </CopyButton>
          <a
            href={pdfPath(compareLink(slugs, props))}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            {words.forBoard}
          </a>
        </p>
      </Opening>
      <StakeToDividend {...props} />
      {flow && (
        <section className="bg-panel py-12 md:py-section">
          <div className="wrap">
            <Model
              {...{ flow, margin, deposits, today }}
              incomeTaxMarkets={incomeTaxMarkets(props)}
            />
          </div>
        </section>
      )}
      <section className="section">
        <div className="wrap">
          <h2 className="text-4xl">{words.sideBySide}</h2>
          <div className="mt-8 lg:mt-12">
            <SideBySide {...props} />
          </div>
        </div>
      </section>
      <section className="border-t border-line py-4 lg:py-12">
        <div className="wrap">
          <h2 className="text-2xl max-lg:sr-only">{words.sources}</h2>
          <Fold openFrom="lg" summary={words.allSources(sources.length)}>
            <div className="py-3 lg:pt-5">
              <SourceList sources={sources} />
            </div>
          </Fold>
          <CiteFold title={words.citeComparison} cite={props.cite} className="mt-4 max-w-measure" />
        </div>
      </section>
    </>
  )
}

function Opening({ children, ...props }: CompareProps & { children: ReactNode }) {
  const { markets, product } = props
  return (
    <section className="wide-page wrap pt-12 pb-10 lg:pt-16">
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="eyebrow">{words.eyebrowOf(productLabels[product])}</p>
          <h1 className="mt-4 text-5xl">
            {words.whichMarket(
              listText(
                markets.map(({ name }) => name),
                numberWords.or,
              ),
            )}
          </h1>
          <Answer {...props} />
          {children}
        </div>
        <div className="lg:col-span-5">
          <Overview {...props} />
        </div>
      </div>
      <div className="mt-6 md:mt-10">
        <Notices {...props} />
        <Fold
          summary={words.editComparison}
          className="max-md:border-y max-md:border-line print:hidden"
        >
          <ChangeForm {...props} />
        </Fold>
      </div>
    </section>
  )
}

/** Returns the names of the markets whose flow contains the company's income tax. */
function incomeTaxMarkets({ markets, flows }: CompareProps): string[] {
  return flows.flatMap(({ market, steps }) =>
    steps.some(({ replacesIncomeTax }) => replacesIncomeTax)
      ? markets.filter(({ slug }) => slug === market).map(({ name }) => name)
      : [],
  )
}

/** The rest in each market, or its status where there is no calculation. */
function Answer({ markets, flows, product, stakes }: CompareProps) {
  const nameOf = (slug: string) => markets.find((market) => market.slug === slug)?.name ?? ''
  const remainders = flows.map(
    (flow) => `${nameOf(flow.market)} ${rangeText(restRange(flow), amountText)}`,
  )
  const unmodelled = markets.filter(({ slug }) => flows.every(({ market }) => market !== slug))
  const statusLabelOf = ({ products }: CompareProps['markets'][number]) =>
    products.flatMap((productStatus) =>
      productStatus.product === product ? statusLabels[productStatus.status].label : [],
    )
  return (
    <p className="lead mt-6">
      {flows.length > 0 && words.leftToOperator(amountText(stakes), listText(remainders))}
      {unmodelled.map(
        (market) => `${market.name}: ${statusLabelOf(market).join('').toLowerCase()}. `,
      )}
    </p>
  )
}

function Notices({ notices }: CompareProps) {
  return notices.map((notice) => (
    <p key={notice} role="status" className="alert mb-4 text-clay">
      {notice}
    </p>
  ))
}

/** The pictures of the flows, all to the same two scales. */
function StakeToDividend({ markets, product, flows, sources }: CompareProps) {
  const scales = scalesOf(flows)
  const columns = Math.max(5, ...flows.map((flow) => segmentsOf(flow, scales).length))
  return (
    <section className="pb-section">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-4xl lg:col-span-5">{words.stakeToDividend}</h2>
          {flows.length > 0 && (
            <p className="measure text-muted max-md:hidden lg:col-span-7">
              {words.howToReadFlows(timesText(scales.times))}
            </p>
          )}
        </div>
        <div className="mt-6 grid grid-cols-1 gap-8 md:mt-8 md:gap-16 lg:mt-10 lg:gap-20">
          {markets.map((market) => (
            <Waterfall
              key={market.slug}
              market={market}
              product={product}
              flow={flows.find((flow) => flow.market === market.slug) ?? null}
              scales={scales}
              columns={columns}
              sources={sources}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
