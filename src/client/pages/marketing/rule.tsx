import { RuleList } from '#client/knowledge/rule-list.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { RuleArticle } from '#client/site/rules/rule-article.tsx'
import * as words from '#client/site/rules/words.ts'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { Pages } from '#shared/pages.ts'
import { contactPath } from '#shared/site/routes.ts'

type RuleProps = Pages['marketing/rule']

export default function RuleScreen(props: RuleProps) {
  return (
    <>
      <RuleArticle {...props} />
      <Others {...props} />
      <CallToAction {...props} />
    </>
  )
}

RuleScreen.layout = MarketingLayout

function Others({ others, market }: RuleProps) {
  return (
    <section aria-labelledby="others" className="wrap pb-section">
      <h2 id="others" className="text-3xl">
        {words.alsoIn(market.name)}
      </h2>
      {others.length > 0 && (
        <div className="mt-6">
          <RuleList rules={others} withMarket={false} />
        </div>
      )}
      <ArrowLink href={ledgerPath({ market: market.slug })} className="mt-4 print:hidden">
        {words.allRulesFor(market.name)}
      </ArrowLink>
    </section>
  )
}

function CallToAction({ market }: RuleProps) {
  return (
    <section aria-labelledby="does-it-bind" className="band print:hidden">
      <div className="wrap section grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center">
        <h2 id="does-it-bind" className="text-4xl lg:col-span-5">
          {words.doesThisAffectYourPlans}
        </h2>
        <div className="lg:col-span-7">
          <p className="text-lg text-muted">{words.tellUsWhatYouRun(market.name)}</p>
          <ButtonLink
            href={contactPath('licensing-compliance', { market: market.slug })}
            className="mt-6"
          >
            {words.getFreeConsultation}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
