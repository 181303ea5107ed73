import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'

// Once a page is hydrated, its own links fetch pages ahead, and follow them.
const link = { selector_matches: 'html:not([data-hydrated]) a' }

const pages = [
  ...publicPages.map(({ href }) => href),
  ...[routes.rules, routes.openData, routes.letters, routes.privacy, routes.terms].map((route) =>
    route.href(),
  ),
]
const below = [routes.market, routes.note, routes.rule].map((route) => route.href({ slug: '*' }))

// Each comparison is rendered anew, and a feed is no page.
const never = [`${routes.compareMarkets.href()}*`, routes.marketRulesFeed.href({ market: '*' })]

const where = {
  and: [
    link,
    { href_matches: [...pages.flatMap((path) => [path, `${path}\\?*`]), ...below] },
    { not: { href_matches: never } },
  ],
}

/**
 * What a browser may do before a link is followed: fetch a public page while a pointer rests on the
 * link, and draw it while the link is pressed (WICG, Speculation Rules).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
