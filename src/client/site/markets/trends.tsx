import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { type Trend, trends, trendsIntro } from '#shared/content/markets.ts'
import { dayText } from '#shared/dates.ts'
import type { RuleSummary } from '#shared/knowledge/props.ts'
import { quantityText } from '#shared/knowledge/quantities.ts'
import type { Fact, Source } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'

interface TrendsProps {
  facts: readonly Fact[]
  rules: readonly RuleSummary[]
  sources: readonly Source[]
}

export function Trends(props: TrendsProps) {
  return (
    <section id="trends" className="section bg-panel max-md:py-6">
      <div className="wrap">
        <h2 className="text-4xl">{trendsIntro.title}</h2>
        <p className="lead mt-4">{trendsIntro.lead}</p>
        <ol className="mt-6 border-b border-line lg:mt-14">
          {trends
            .filter((trend) => evidenceOf(trend, props).proof)
            .map((trend) => (
              <TrendRow key={trend.title} trend={trend} {...props} />
            ))}
        </ol>
      </div>
    </section>
  )
}

function TrendRow({ trend, ...records }: TrendsProps & { trend: Trend }) {
  const { title, text, figure } = trend
  const { number, proof } = evidenceOf(trend, records)
  return (
    <li className="break-inside-avoid border-t border-line md:py-8 lg:py-10">
      <Fold
        summary={
          <>
            <h3 className="flex-1 text-base">{title}</h3>
            <span className="figures font-display text-lg text-structure">{number}</span>
          </>
        }
      >
        <div className="grid gap-x-12 md:grid-cols-12">
          <p className="figures md:col-span-5 lg:col-span-4">
            <span className="font-display text-5xl leading-none text-structure max-md:hidden">
              {number}
            </span>{' '}
            <span className="md:mt-3 md:block md:max-w-[15.8em] md:leading-snug">{figure}.</span>{' '}
            <span className="text-xs text-muted md:mt-1 md:block">{proof}</span>
          </p>
          <div className="md:col-span-7 lg:col-span-8">
            <h3 className="text-xl max-md:hidden">{title}</h3>
            <p className="measure max-md:py-3 md:mt-3">{text}</p>
          </div>
        </div>
      </Fold>
    </li>
  )
}

/** Returns the number of a trend and its proof, which is missing if the record is. */
function evidenceOf({ evidence }: Trend, { facts, rules, sources }: TrendsProps) {
  if ('rule' in evidence) {
    const rule = rules.find(({ slug }) => slug === evidence.rule)
    const proof = rule && (
      <>
        <Link href={routes.rule.href({ slug: rule.slug })} className="link">
          <RecordText>{rule.title}</RecordText>
        </Link>
        , {dayText(rule.date)}
      </>
    )
    return { number: evidence.number, proof }
  }
  const fact = facts.find(({ market, key }) => market === evidence.market && key === evidence.key)
  if (!fact) return { number: '', proof: null }
  const proof = (
    <>
      {dayText(fact.asOf)}
      <SourceMark sources={sources} sourceId={fact.source} section={fact.section} />
    </>
  )
  return { number: quantityText(fact.value, fact.unit), proof }
}
