import { Hono } from 'hono'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { screenTitle } from '#shared/titles.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, publicPage } from '#worker/site/marketing/public-page.ts'
import { comparePage } from './compare-page.ts'
import { type Comparison, comparisonOf } from './query.ts'

export const compareRoutes = new Hono<AppEnv>().get(
  routes.compareMarkets.path,
  sameVersion,
  (c) => {
    const edition = currentEdition()
    const comparison = comparisonOf(queryOf(c), edition)
    const subject = { today: today(), origin: c.var.settings.appUrl }
    let computed: Pages['marketing/compare'] | undefined
    const props = () => (computed ??= comparePage(edition, comparison, subject))
    return publicPage(c, 'marketing/compare', {
      variant: variantOf(comparison),
      hasManyVariants: true,
      props,
      describe: () => describeComparison(props()),
    })
  },
)

/** Distinguishes comparisons; null for one with a notice, which repeats names from the query. */
function variantOf({ markets, product, input, notices }: Comparison): string | null {
  if (notices.length > 0) return null
  return JSON.stringify([markets.map(({ slug }) => slug), product, input])
}

/** Returns one description for all comparisons: the canonical address has no query. */
function describeComparison(props: Pages['marketing/compare']): PageDescription {
  const markets = { label: 'Markets', href: routes.markets.href() }
  const crumb = {
    label: screenTitle('marketing/compare', props),
    href: routes.compareMarkets.href(),
  }
  return {
    description:
      'African iGaming markets side by side: status, licence, taxes and facts, and what is left of stakes after each tax, with the source at every step.',
    path: crumb.href,
    image: '/og/markets.png',
    jsonLd: (subject) => [breadcrumbs(subject, [markets, crumb])],
  }
}
