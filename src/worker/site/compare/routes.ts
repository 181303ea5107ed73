import { Hono } from 'hono'
import type { MarketName } from '#shared/knowledge/names.ts'
import { listText } from '#shared/list-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { pageNames } from '#shared/site/page-names.ts'
import { shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import { screenTitle } from '#shared/titles.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import {
  currentEdition,
  originalEdition,
  shippedEdition,
  today,
} from '#worker/knowledge/edition.ts'
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

/** Describes a comparison by its markets; the canonical address of all comparisons has no query. */
function describeComparison(props: Pages['marketing/compare']): PageDescription {
  const markets = { label: pageNames.markets, href: routes.markets.href() }
  const crumb = {
    label: screenTitle('marketing/compare', props),
    href: routes.compareMarkets.href(),
  }
  return {
    description: descriptions.compare(namesOf(props)),
    path: crumb.href,
    image: imageOf(props),
    jsonLd: (subject) => [breadcrumbs(subject, [markets, crumb])],
  }
}

function namesOf({ markets }: Pages['marketing/compare']): string | null {
  return markets.length < 2 ? null : listText(markets.map(({ name }) => name))
}

/** Returns the image of the two markets if it was drawn with their names, else that of comparisons. */
function imageOf({ markets }: Pages['marketing/compare']): string {
  const [one, other, ...more] = markets
  const isPair = one && other && more.length === 0
  return shareImagePath(
    isPair && isDrawn(one) && isDrawn(other)
      ? shareImageOf.pair([one.slug, other.slug])
      : 'compare',
  )
}

/** True for a market that ships; the names of translations are those of countries. */
function isDrawn({ slug }: MarketName): boolean {
  return shippedEdition().findMarket(slug)?.name === originalEdition().findMarket(slug)?.name
}
