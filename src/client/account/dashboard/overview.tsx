import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { MarketLinks } from '#client/ui/market-links.tsx'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { AccountOverview } from '#shared/account/dashboard/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface OverviewProps {
  overview: AccountOverview
  /** The next consultation. */
  children: ReactNode
}

/** The next consultation of the member, and the emails that they receive. */
export function Overview({ overview, children }: OverviewProps) {
  return (
    <div className="mt-8 grid max-w-wide grid-cols-1 border border-line @3xl:grid-cols-2">
      <section className="flex flex-col p-panel @4xl:p-8">
        <h2 className="eyebrow font-sans">{words.nextConsultation}</h2>
        {children}
      </section>
      <section className="flex flex-col border-line border-t p-panel @3xl:border-t-0 @3xl:border-l @4xl:p-8">
        <h2 className="eyebrow font-sans">{words.youReceive}</h2>
        <Subscriptions overview={overview} />
      </section>
    </div>
  )
}

function Subscriptions({
  overview: { markets, frequency, isSubscribed },
}: {
  overview: AccountOverview
}) {
  return (
    <>
      <dl className="mt-3 flex-1 text-sm">
        <Row label={words.marketsFollowed}>
          {markets.length > 0 ? <Markets markets={markets} /> : words.noMarkets}
        </Row>
        <Row label={words.alertsLabel}>{frequency ? frequencies[frequency] : words.alertsNone}</Row>
        <Row label={words.newsletterLabel}>
          {isSubscribed ? (
            words.subscribed
          ) : (
            <Link href={`${routes.insights.href()}#newsletter`} className="link">
              {words.subscribe}
            </Link>
          )}
        </Row>
      </dl>
      <ArrowLink href={routes.alerts.href()} className="mt-4 self-start">
        {words.changeAlerts}
      </ArrowLink>
    </>
  )
}

const frequencies: Record<AlertFrequency, string> = {
  each: words.alertsEach,
  weekly: words.alertsWeekly,
  never: words.alertsPaused,
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-3 gap-4 border-t border-line py-2 first:border-t-0">
      <dt className="text-muted">{label}</dt>
      <dd className="col-span-2 font-semibold">{children}</dd>
    </div>
  )
}

/** With more names a phone would show nothing but the followed markets. */
const maxNamed = 6

function Markets({ markets }: { markets: readonly MarketName[] }) {
  const visible = markets.slice(0, maxNamed)
  const rest = markets.length - visible.length
  return (
    <>
      <MarketLinks markets={visible} />
      {rest > 0 && words.moreMarkets(rest)}
    </>
  )
}
