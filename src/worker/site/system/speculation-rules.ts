import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'

// Once a page is hydrated, its links prefetch pages themselves.
const link = { selector_matches: 'html:not([data-hydrated]) a' }

const pages = [
  ...publicPages.map(({ href }) => href),
  ...[routes.obligations, routes.rules, routes.changes, routes.openData, routes.letters].map(
    (route) => route.href(),
  ),
  ...[routes.privacy, routes.terms].map((route) => route.href()),
]
const detailPages = [
  ...[routes.market, routes.note, routes.rule].map((route) => route.href({ slug: '*' })),
  routes.answer.href({ slug: '*', product: '*' }),
]

// Comparisons are never cached, and feeds are not pages.
const excluded = [`${routes.compareMarkets.href()}*`, routes.marketRulesFeed.href({ market: '*' })]

const condition = {
  and: [
    link,
    { href_matches: [...pages.flatMap((path) => [path, `${path}\\?*`]), ...detailPages] },
    { not: { href_matches: excluded } },
  ],
}

/**
 * Rules that let browsers fetch a public page while the pointer is over its link, and render it while
 * the link is pressed (WICG, Speculation Rules).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: condition, eagerness: 'moderate' }],
  prerender: [{ where: condition, eagerness: 'conservative' }],
})
