import { FollowMarket } from '#client/account/alerts/follow-market.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { DossierHero } from '#client/site/markets/dossier-hero.tsx'
import { DossierParts } from '#client/site/markets/dossier-parts.tsx'
import { MarketSwitcher } from '#client/site/markets/market-switcher.tsx'
import { PastStrip } from '#client/site/markets/past-strip.tsx'
import * as words from '#client/site/markets/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { callToAction } from '#shared/content/dossier.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

type MarketProps = Pages['marketing/market']

const parts = [
  { id: 'law', label: words.law },
  { id: 'taxes', label: words.taxes },
  { id: 'licence', label: words.licence },
  { id: 'facts', label: words.facts },
  { id: 'judgement', label: words.judgement },
  { id: 'obligations', label: words.obligations },
  { id: 'rules', label: words.rules },
  { id: 'sources', label: words.sources },
]

export default function MarketScreen(props: MarketProps) {
  const { market, covered, today } = props
  return (
    <>
      <PastStrip past={props.past} href={routes.market.href({ slug: market.slug })} />
      <DossierHero market={market} today={today}>
        <FollowMarket market={market} watching={props.watching} status={props.status} />
      </DossierHero>
      <MarketSwitcher covered={covered} current={market} parts={parts} />
      <DossierParts {...props} />
      <Close {...props} />
    </>
  )
}

MarketScreen.layout = MarketingLayout

function Close({ market: { slug, name } }: MarketProps) {
  return (
    <section className="section border-t border-line max-md:py-10 print:hidden">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 className="text-4xl">{words.thinkingOf(name)}</h2>
          <p className="lead mt-4">{callToAction.text}</p>
        </div>
        <p className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink href={bookPath({ market: slug, service: 'market-entry-strategy' })}>
            {words.book}
          </ButtonLink>
          <ButtonLink href={contactPath('market-entry-strategy', { market: slug })} tone="quiet">
            {dossierTexts.dossierAction}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
