import { clsx } from 'clsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { ComparedMarket, Flow } from '#shared/knowledge/props.ts'
import type { Product, Source } from '#shared/knowledge/schemas.ts'
import { productLabels, rangeText } from '#shared/knowledge/words.ts'
import { withinSentence } from '#shared/label-text.ts'
import { percentText, timesText } from './amounts.ts'
import { explainStep } from './explain-step.ts'
import { PlayerTaxes } from './player-taxes.tsx'
import { segmentText } from './ridge-amounts.tsx'
import { RidgePicture } from './ridge-picture.tsx'
import { RidgeSlice } from './ridge-slice.tsx'
import { type Scales, type Segment, segmentsOf } from './segments.ts'
import * as words from './words.ts'

interface WaterfallProps {
  market: ComparedMarket
  product: Product
  /** Null where the product cannot be offered. */
  flow: Flow | null
  scales: Scales
  columns: number
  sources: readonly Source[]
}

/** The flow from stakes to the rest in one market, as a picture and a list. */
export function Waterfall({ flow, ...props }: WaterfallProps) {
  const { market, product, sources } = props
  const titleId = `flow-${market.slug}`
  const answer = market.products.find((answer) => answer.product === product)
  if (!answer) return null
  return (
    <article
      aria-labelledby={titleId}
      className="break-inside-avoid border-t-2 border-structure pt-6"
    >
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h3 id={titleId} className="text-3xl">
            {market.name}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
            <span className="text-muted">{productLabels[product]}</span>
            <StatusMark status={answer.status} />
          </p>
        </div>
        <p className="measure text-sm lg:col-span-8">
          <RecordText>{answer.text}</RecordText>{' '}
          <SourceMark sources={sources} sourceId={answer.source} section={answer.section} />
        </p>
      </div>
      {flow ? <Descent {...props} flow={flow} /> : <NoFlow status={answer.status} />}
    </article>
  )
}

/** The notice in place of a flow that is not modelled. */
function NoFlow({ status }: { status: string }) {
  return (
    <div className="mt-6 border border-dashed border-clay p-6">
      <p className="font-display text-xl text-clay">{words.notModelled}</p>
      <p className="measure mt-2 text-sm">
        {status === 'closed' ? words.prohibitedHere : words.unclearHere}
      </p>
    </div>
  )
}

function Descent({ market, product, flow, scales, columns, sources }: DescentProps) {
  const segments = segmentsOf(flow, scales)
  return (
    <>
      <figure className="mt-8 break-inside-avoid">
        <RidgePicture segments={segments} columns={columns} scales={scales} />
        <ol className={clsx('lg:grid lg:border-t lg:border-text', columnClasses[columns])}>
          {segments.map((segment, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their order
              key={index}
              className={clsx(
                'grid grid-cols-5 lg:block lg:pt-3 lg:pr-5',
                index === segments.length - 2 && plateauClasses[columns - index - 1],
              )}
            >
              <div className="relative col-span-2 min-h-18 lg:hidden">
                <RidgeSlice segment={segment} sliver={segments[1]?.after ?? 0} />
              </div>
              <div className="col-span-3 pb-5 pl-4 lg:p-0">
                <StepText segment={segment} {...{ market, product, flow, scales, sources }} />
              </div>
            </li>
          ))}
        </ol>
      </figure>
      <NoTaxVerified market={market.name} product={product} flow={flow} />
      <PlayerTaxes flow={flow} sources={sources} />
    </>
  )
}

type DescentProps = WaterfallProps & { flow: Flow }

// The longest flow decides the number of columns; in a shorter one the last plateau is longer.
const columnClasses: Record<number, string> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
  8: 'lg:grid-cols-8',
}
const plateauClasses: Record<number, string> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
}

type StepTextProps = Omit<DescentProps, 'columns'> & { segment: Segment }

function StepText({ segment, ...props }: StepTextProps) {
  const { name, explanation } = stepText(segment, props)
  const { step } = segment
  return (
    <>
      <p className="text-sm leading-snug font-semibold">
        <RecordText>{name}</RecordText>
      </p>
      <p className="figures font-display text-xl lg:sr-only">{segmentText(segment)}</p>
      <p className="figures mt-1 text-sm leading-snug text-muted">
        {explanation}
        {step && (
          <>
            {' '}
            <SourceMark sources={props.sources} sourceId={step.source} section={step.section} />
          </>
        )}
      </p>
      {step?.section && (
        <p className="mt-1.5 text-xs leading-snug text-muted">
          <RecordText>{step.section}</RecordText>
        </p>
      )}
    </>
  )
}

function stepText(
  { kind, step, amount }: Segment,
  { flow, scales }: Pick<DescentProps, 'flow' | 'scales'>,
): { name: string; explanation: string } {
  if (step) return { name: step.name, explanation: explainStep(step) }
  const shareOf = (part: number) => percentText((part / flow.ggr) * 100)
  const texts: Record<Exclude<Segment['kind'], 'tax'>, { name: string; explanation: string }> = {
    stakes: { name: words.stakes, explanation: words.totalAmountWagered },
    winnings: { name: words.winningsPaid, explanation: words.backToPlayers },
    ggr: {
      name: words.grossGamingRevenue,
      explanation: words.stakesLessWinnings(timesText(scales.times)),
    },
    unverified: { name: words.operatorTax, explanation: words.notVerifiedNotIncluded },
    rest:
      amount.to !== null && amount.to < 0
        ? { name: words.nothingIsLeft, explanation: words.taxesExceedRevenue }
        : {
            name: words.leftBeforeCosts,
            explanation: words.shareOfRevenue(rangeText(amount, shareOf)),
          },
  }
  return texts[kind as Exclude<Segment['kind'], 'tax'>]
}

/** Warns that no tax is verified, so that a rest of 100% is not read as "no tax". */
function NoTaxVerified({ market, product, flow }: NoTaxVerifiedProps) {
  if (stepsOf(flow, 'operator').length > 0) return null
  const sentence = flow.steps.length > 0 ? words.noTaxVerifiedForOperators : words.noTaxVerified
  return (
    <p className="measure mt-5 border-l-4 border-clay pl-4 text-sm font-medium">
      {sentence(withinSentence(productLabels[product]), market)}
    </p>
  )
}

interface NoTaxVerifiedProps {
  market: string
  product: Product
  flow: Flow
}
