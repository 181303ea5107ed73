import { CalendarDays, Rss } from 'lucide-react'
import { FollowMarket } from '#client/account/alerts/follow-market.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { Ledger } from '#client/site/rules/ledger.tsx'
import { FilterLinks, LedgerFilterForm, LedgerSummary } from '#client/site/rules/ledger-filters.tsx'
import { StageKey } from '#client/site/rules/stage-key.tsx'
import * as words from '#client/site/rules/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

type LedgerProps = Pages['marketing/rules']

export default function RulesScreen(props: LedgerProps) {
  return (
    <>
      <div className="wide-page wrap grid gap-x-16 gap-y-10 pt-12 pb-section lg:grid-cols-12 lg:gap-y-14 lg:pt-16">
        <Hero {...props} />
        <Entries {...props} />
        <StageKey />
      </div>
      <CallToAction {...props} />
    </>
  )
}

RulesScreen.layout = MarketingLayout

function Hero(props: LedgerProps) {
  const market = marketOf(props)
  return (
    <div className="lg:col-span-7">
      <p className="eyebrow">{words.everyChangeMarketByMarket}</p>
      <h1 className="mt-4 text-5xl">{words.ledgerOfRules}</h1>
      <p className="lead mt-6">{words.ledgerLead}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <li>
          <a
            href={
              market
                ? routes.marketRulesFeed.href({ market: market.slug })
                : routes.rulesFeed.href()
            }
            className="arrow-link"
          >
            <Rss aria-hidden="true" className="size-5 shrink-0 text-structure" />
            {market ? words.followByFeed(market.name) : words.rssFeed}
          </a>
        </li>
        <li>
          <a href={routes.rulesCalendar.href()} className="arrow-link">
            <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-structure" />
            {words.subscribeInYourCalendar}
          </a>
        </li>
      </ul>
      {market && props.following && (
        <div className="mt-4 print:hidden">
          <FollowMarket market={market} {...props.following} />
        </div>
      )}
    </div>
  )
}

function Entries(props: LedgerProps) {
  return (
    <section aria-label={words.rules} className="min-w-0 lg:col-span-12">
      <div className="max-lg:hidden">
        <FilterLinks {...props} />
      </div>
      <div className="mb-8 grid gap-x-8 gap-y-4 lg:mt-8 lg:mb-10 xl:flex xl:items-center xl:justify-between">
        <LedgerSummary {...props} />
        <LedgerFilterForm {...props} />
      </div>
      {props.total === 0 ? <Nothing /> : <Ledger {...props} />}
      <Pager
        page={props.page}
        pages={props.pages}
        hrefOf={(page) => ledgerPath(props.filters, page)}
        labels={{ previous: words.newerRules, next: words.olderRules }}
        className="mt-8"
      />
    </section>
  )
}

/** The message without results, with a link to all rules. */
function Nothing() {
  return (
    <div className="border-y border-line py-12">
      <h2 className="text-2xl">{words.noMatchingRules}</h2>
      <p className="mt-3 text-muted">{words.nothingMatches}</p>
      <ButtonLink href={routes.rules.href()} tone="quiet" className="mt-6">
        {words.clearAllFilters}
      </ButtonLink>
    </div>
  )
}

function CallToAction(props: LedgerProps) {
  const market = marketOf(props)
  return (
    <section
      aria-labelledby="your-plan"
      className="section border-t border-line bg-panel print:hidden"
    >
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center">
        <h2 id="your-plan" className="text-4xl lg:col-span-5">
          {words.whichApplyToYou}
        </h2>
        <div className="lg:col-span-7">
          <p className="lead">
            {market ? words.tellUsProductIn(market.name) : words.tellUsProductAndMarket}
          </p>
          <ButtonLink
            href={contactPath('licensing-compliance', market ? { market: market.slug } : {})}
            className="mt-6"
          >
            {words.getFreeConsultation}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Returns the market of the filters, if any. */
function marketOf({ filters, counts }: LedgerProps) {
  return counts.market.find(({ slug }) => slug === filters.market)
}
