import { Link, usePage } from '@inertiajs/react'
import { FollowMarket } from '#client/account/alerts/follow-market.tsx'
import { CiteFold } from '#client/knowledge/cite-fold.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { AnswerObligations } from '#client/site/answers/answer-obligations.tsx'
import { AnswerOpening } from '#client/site/answers/answer-opening.tsx'
import { AnswerSheet } from '#client/site/answers/answer-sheet.tsx'
import { answerAsText } from '#client/site/answers/answer-text.ts'
import { AnswerText, CopyText } from '#client/site/answers/copy-text.tsx'
import * as words from '#client/site/answers/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { PastStrip } from '#client/site/markets/past-strip.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { dayText } from '#shared/dates.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import { productLabels, stageLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

const service = 'market-entry-strategy'

type AnswerProps = Pages['marketing/answer']

export default function AnswerScreen(props: AnswerProps) {
  const { name } = usePage().props
  const { market, product } = props
  const text = answerAsText(props, name)
  const about = { market: market.slug, product }
  return (
    <AnswerSheet>
      <PastStrip
        past={props.past}
        href={routes.answer.href({ slug: props.market.slug, product: props.product })}
      />
      <AnswerOpening {...props}>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
          <ButtonLink href={contactPath(service, about)}>{words.ask}</ButtonLink>
          <ButtonLink href={bookPath({ ...about, service })} tone="quiet">
            {words.book}
          </ButtonLink>
          <CopyText text={text} />
        </p>
      </AnswerOpening>
      <div className="wrap grid gap-x-12 gap-y-10 pb-section lg:grid-cols-12 print:block print:pb-0">
        <div className="grid content-start gap-y-12 lg:col-span-8 print:gap-y-4">
          <AnswerObligations {...props} />
          <Changes {...props} />
        </div>
        <aside className="lg:col-span-4">
          <Sources {...props} />
          <CiteFold title={words.cite} cite={props.cite} className="mt-8" />
          <AnswerText text={text} />
          <p className="mt-2 hidden text-sm print:block">{props.cite.address}</p>
        </aside>
      </div>
      <OtherProducts {...props} />
      <CallToAction {...props} />
    </AnswerSheet>
  )
}

AnswerScreen.layout = MarketingLayout

function Changes({ market, rules, following }: AnswerProps) {
  const { slug, name } = market
  return (
    <TitledSection id="changes" title={words.changedLast} titleClass="text-2xl print:text-xl">
      {rules.length === 0 ? (
        <p className="mt-4 text-muted">{words.noRules}</p>
      ) : (
        <>
          <div className="mt-4 print:hidden">
            <RuleList rules={rules} withMarket={false} />
          </div>
          <PrintedChanges rules={rules} />
          <ArrowLink href={ledgerPath({ market: slug })} className="mt-2 print:hidden">
            {words.allRules(name)}
          </ArrowLink>
        </>
      )}
      <div className="mt-4 print:hidden">
        <FollowMarket market={market} {...following} />
      </div>
    </TitledSection>
  )
}

/** The changes in a line each, as paper has room for. */
function PrintedChanges({ rules }: Pick<AnswerProps, 'rules'>) {
  return (
    <ul aria-hidden="true" className="mt-1 hidden text-sm print:block">
      {rules.map(({ slug, date, stage, title }) => (
        <li key={slug}>{words.changedOn(dayText(date), title, stageLabels[stage])}</li>
      ))}
    </ul>
  )
}

function Sources({ sources }: AnswerProps) {
  return (
    <TitledSection
      id="sources"
      title={words.sources}
      titleClass="text-2xl print:text-xl"
      className="border-t-2 border-structure pt-4 print:mt-3 print:pt-2"
    >
      <div className="mt-4 print:mt-2 print:columns-2 print:gap-x-8">
        <SourceList sources={sources} />
      </div>
    </TitledSection>
  )
}

function OtherProducts({ market: { slug, name }, product, statuses }: AnswerProps) {
  return (
    <section aria-labelledby="others" className="wrap pb-section print:hidden">
      <h2 id="others" className="text-2xl">
        {words.otherProducts(name)}
      </h2>
      <ul className="mt-4 grid border-b border-line md:grid-cols-3 md:gap-x-8">
        {statuses
          .filter((other) => other.product !== product)
          .map((other) => (
            <li key={other.product} className="whole-card border-t border-line py-4">
              <Link
                href={routes.answer.href({ slug, product: other.product })}
                prefetch
                className="whole-card-link font-display text-lg"
              >
                {productLabels[other.product]}
              </Link>
              <p className="mt-1 text-sm">
                <StatusMark status={other.status} />
              </p>
            </li>
          ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <ArrowLink href={`${routes.markets.href()}?product=${product}`}>
          {words.inAllMarkets(productLabels[product])}
        </ArrowLink>
        <ArrowLink href={`${routes.compareMarkets.href()}?with=${slug}&product=${product}`}>
          {words.compare}
        </ArrowLink>
        <ArrowLink href={routes.market.href({ slug })}>{words.dossier(name)}</ArrowLink>
      </p>
    </section>
  )
}

function CallToAction({ market, product }: AnswerProps) {
  const about = { market: market.slug, product }
  return (
    <section aria-labelledby="planning" className="band print:hidden">
      <div className="wrap section grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center">
        <h2 id="planning" className="text-4xl lg:col-span-5">
          {words.planning(market.name)}
        </h2>
        <div className="lg:col-span-7">
          <p className="max-w-column text-lg text-muted">{words.planningText}</p>
          <p className="mt-6 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={bookPath({ ...about, service })}>{words.book}</ButtonLink>
            <ButtonLink href={contactPath(service, about)} tone="quiet">
              {words.ask}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
