import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CiteFold } from '#client/knowledge/cite-fold.tsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceText } from '#client/knowledge/sources.tsx'
import { StageMark } from '#client/knowledge/stage-mark.tsx'
import { dayText } from '#shared/dates.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import { stageMeanings, topicLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Amendment } from './amendment.tsx'
import * as words from './words.ts'

type RuleProps = Pages['marketing/rule']

export function RuleArticle(props: RuleProps) {
  const { rule, cite } = props
  return (
    <article>
      <Hero {...props} />
      <Change {...props} />
      <div className="wrap grid gap-x-12 gap-y-8 py-12 lg:grid-cols-12 lg:py-16 print-flow print:block print:py-6">
        <Particulars {...props} />
        <div className="lg:col-span-7 lg:col-start-6">
          <p className="measure text-lg">
            <RecordText>{rule.text}</RecordText>
          </p>
          <p className="measure mt-6">
            <span className="font-semibold text-structure">{words.sourceBefore}</span>
            <SourceText source={props.source} section={rule.section} />
          </p>
          <CiteFold title={words.citeThisRule} cite={cite} className="mt-8" />
        </div>
      </div>
    </article>
  )
}

function Hero({ rule, market }: RuleProps) {
  return (
    <header className="wrap pt-8 pb-10 lg:pb-14">
      <nav aria-label={words.youAreHere} className="text-sm">
        <Link href={routes.rules.href()} className="link inline-flex min-h-11 items-center">
          {words.ledgerOfRules}
        </Link>
      </nav>
      <p className="figures mt-6 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-structure">
        <time dateTime={rule.date}>{dayText(rule.date)}</time>
        <span>{market.name}</span>
        <StageMark stage={rule.stage} />
      </p>
      <h1 className="mt-4 max-w-[14.2em] text-5xl">
        <RecordText>{rule.title}</RecordText>
      </h1>
    </header>
  )
}

function Change({ rule, today }: RuleProps) {
  return (
    <section aria-label={words.beforeAndAfter} className="border-y border-line bg-panel">
      <Amendment
        change={rule}
        today={today}
        className="wrap py-8 font-display text-xl leading-quote lg:py-12"
      />
    </section>
  )
}

function Particulars({ rule, market }: RuleProps) {
  return (
    <dl className="figures self-start border-b border-line lg:col-span-4">
      <Row name={words.stage}>
        <StageMark stage={rule.stage} className="text-structure" />
        <p className="mt-1 text-sm text-muted">{stageMeanings[rule.stage]}</p>
      </Row>
      <Row name={words.date}>
        <time dateTime={rule.date}>{dayText(rule.date)}</time>
      </Row>
      <Row name={words.inEffectFrom}>
        {rule.effectiveAt === null ? (
          <NotVerified />
        ) : (
          <time dateTime={rule.effectiveAt}>{dayText(rule.effectiveAt)}</time>
        )}
      </Row>
      <Row name={words.topics}>
        {rule.topics.map((topic, index) => (
          <span key={topic}>
            {index > 0 && ', '}
            <Link href={ledgerPath({ topic })} className="link">
              {topicLabels[topic]}
            </Link>
          </span>
        ))}
      </Row>
      <Row name={words.market}>
        <Link href={routes.market.href({ slug: market.slug })} className="link">
          {market.name}
        </Link>
      </Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] gap-x-4 border-t border-line py-3">
      <dt className="text-sm font-semibold text-structure">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
