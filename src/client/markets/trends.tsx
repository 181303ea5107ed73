import { Link } from '@inertiajs/react'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { type Trend, trends, trendsIntro } from '#shared/content/markets.ts'
import { dayText } from '#shared/dates.ts'
import type { Fact, Source } from '#shared/knowledge/schemas.ts'
import { quantityText } from '#shared/knowledge/words.ts'
import type { RuleSummary } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Fold } from './fold.tsx'

interface TrendsProps {
  facts: readonly Fact[]
  rules: readonly RuleSummary[]
  sources: readonly Source[]
}

/** Four trends, each shown by a figure with its source, or by a rule. */
export function Trends(props: TrendsProps) {
  return (
    <section id="trends" className="section bg-panel max-md:py-10">
      <div className="wrap">
        <h2 className="text-4xl">{trendsIntro.title}</h2>
        <p className="lead mt-4">{trendsIntro.lead}</p>
        <ol className="mt-6 border-b border-line lg:mt-14">
          {trends.map((trend) => (
            <TrendRow key={trend.title} trend={trend} {...props} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function TrendRow({ trend, ...records }: TrendsProps & { trend: Trend }) {
  const { title, text, figure } = trend
  const { number, proof } = shown(trend, records)
  return (
    <li className="grid break-inside-avoid gap-x-12 border-t border-line py-2 md:grid-cols-12 md:py-8 lg:py-10">
      <p className="figures max-md:order-last md:col-span-5 lg:col-span-4">
        <span className="font-display text-xl text-structure md:block md:text-5xl md:leading-none">
          {number}
        </span>{' '}
        <span className="md:mt-3 md:block md:max-w-[24ch] md:leading-snug">{figure}.</span>{' '}
        <span className="text-xs text-muted md:mt-1 md:block">{proof}</span>
      </p>
      <div className="md:col-span-7 lg:col-span-8">
        <h3 className="text-xl max-md:hidden">{title}</h3>
        <Fold summary={<h3 className="text-base">{title}</h3>}>
          <p className="measure max-md:pb-3 md:mt-3">{text}</p>
        </Fold>
      </div>
    </li>
  )
}

/** The number of a trend, and what it is read from. */
function shown({ shownBy }: Trend, { facts, rules, sources }: TrendsProps) {
  if ('rule' in shownBy) {
    const rule = rules.find(({ slug }) => slug === shownBy.rule)
    const proof = rule && (
      <>
        <Link href={routes.rule.href({ slug: rule.slug })} className="link">
          {rule.title}
        </Link>
        , {dayText(rule.date)}
      </>
    )
    return { number: shownBy.number, proof }
  }
  const fact = facts.find(({ market, key }) => market === shownBy.market && key === shownBy.key)
  if (!fact) return { number: '', proof: null }
  const proof = (
    <>
      {dayText(fact.asOf)}
      <SourceMark sources={sources} cited={fact.source} section={fact.section} />
    </>
  )
  return { number: quantityText(fact.value, fact.unit), proof }
}
