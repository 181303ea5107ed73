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
import { comparisonOf } from './query.ts'

export const compareRoutes = new Hono<AppEnv>().get(
  routes.compareMarkets.path,
  sameVersion,
  (c) => {
    const edition = currentEdition()
    const comparison = comparisonOf(queryOf(c), edition)
    const props = comparePage(edition, comparison, today())
    return publicPage(c, 'marketing/compare', {
      variant: null,
      props: () => props,
      describe: () => describeComparison(props),
    })
  },
)

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
