import { comparedFigures } from '#shared/content/compared-figures.ts'
import type { KeyMarket } from '#shared/knowledge/props.ts'
import type { Fact, FactKey, Source } from '#shared/knowledge/schemas.ts'
import { factLabels } from '#shared/knowledge/words.ts'
import { numberText } from '#shared/number-text.ts'
import { AsOf } from './quantity.tsx'
import * as words from './words.ts'

interface ComparisonProps {
  markets: readonly KeyMarket[]
  sources: readonly Source[]
}

type Column = (typeof comparedFigures)[number]

/** Three figures of the key markets side by side, each with a bar, a date and a source. */
export function Comparison({ markets, sources }: ComparisonProps) {
  const maxValue = maxMillions(markets)
  return (
    <div className="@container border-y-2 border-structure">
      <div
        aria-hidden="true"
        className="hidden gap-x-4 pt-3 pb-1 @2xs:grid @2xs:grid-cols-3 md:@2xs:grid-cols-4 md:gap-x-8"
      >
        <span className="max-md:hidden" />
        {comparedFigures.map((column) => (
          <span key={column.key} className="leading-tight">
            <span className="font-display md:text-lg">{factLabels[column.key]}</span>
            <span className="block text-xs text-muted">{unitOf(column)}</span>
          </span>
        ))}
      </div>
      {markets.map((market) => (
        <MarketFigures key={market.slug} {...market} maxValue={maxValue} sources={sources} />
      ))}
    </div>
  )
}

/** Returns the largest value in millions: these columns share a scale, so that bars compare. */
function maxMillions(markets: readonly KeyMarket[]): number {
  const millions = comparedFigures.filter(({ scale }) => scale > 1)
  return Math.max(
    ...markets.flatMap(({ facts }) => millions.map(({ key }) => findFact(facts, key)?.value ?? 0)),
  )
}

interface MarketFiguresProps extends Pick<KeyMarket, 'slug' | 'name' | 'facts'> {
  maxValue: number
  sources: readonly Source[]
}

function MarketFigures({ slug, name, facts, maxValue, sources }: MarketFiguresProps) {
  return (
    <div className="grid break-inside-avoid gap-x-4 border-t border-line py-3 md:grid-cols-4 md:gap-x-8">
      <p id={`${slug}-figures`} className="font-semibold">
        {name}
      </p>
      <dl
        aria-labelledby={`${slug}-figures`}
        className="gap-x-4 md:col-span-3 md:gap-x-8 @2xs:grid @2xs:grid-flow-col @2xs:grid-cols-3 @2xs:grid-rows-[auto_1fr]"
      >
        {comparedFigures.map((column) => (
          <Cell
            key={column.key}
            column={column}
            fact={findFact(facts, column.key)}
            maxValue={column.scale > 1 ? maxValue : 100}
            sources={sources}
          />
        ))}
      </dl>
    </div>
  )
}

function findFact(facts: readonly Fact[], key: FactKey): Fact | undefined {
  return facts.find((fact) => fact.key === key)
}

function unitOf({ scale }: Column): string {
  return scale > 1 ? words.millions : words.perCent
}

interface CellProps {
  column: Column
  fact: Fact | undefined
  /** The value of a full bar, in the unit of the record. */
  maxValue: number
  sources: readonly Source[]
}

function Cell({ column, fact, maxValue, sources }: CellProps) {
  if (!fact) return null
  return (
    <>
      <dt className="leading-tight @2xs:sr-only">
        {factLabels[column.key]}, {unitOf(column)}
      </dt>
      <dd className="figures text-lg leading-snug font-semibold">
        {numberText(Number((fact.value / column.scale).toFixed(1)))}
        <svg aria-hidden="true" className="h-2 w-full bg-highlight fill-structure">
          <rect width={`${Math.round((fact.value / maxValue) * 100)}%`} height="100%" />
        </svg>
      </dd>
      <dd className="text-xs text-muted">
        <AsOf fact={fact} sources={sources} />
      </dd>
    </>
  )
}
