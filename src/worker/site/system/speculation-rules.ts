import { offeredLocales, pathInLocale } from '#shared/locales.ts'
import type { Route } from '#shared/route.ts'
import { routes } from '#shared/routes.ts'

// Once a page is hydrated, its links prefetch pages themselves.
const link = { selector_matches: 'html:not([data-hydrated]) a' }

const pages = [
  ...[routes.home, routes.aboutUs, routes.services, routes.markets, routes.insights],
  ...[routes.contact, routes.obligations, routes.rules, routes.changes, routes.openData],
  ...[routes.letters, routes.privacy, routes.terms, routes.accessibility, routes.people],
].flatMap(matching)
const detailPages = [routes.market, routes.person, routes.note, routes.rule, routes.answer].flatMap(
  matching,
)

// Comparisons are never cached, and feeds and PDFs are not pages.
const excluded = [
  ...matching(routes.compareMarkets).map((pattern) => `${pattern}*`),
  ...matching(routes.marketRulesFeed),
  ...matching(routes.marketPdf),
]

/** Returns the URL patterns of a route in all languages. */
function matching({ path, hasLanguages }: Route): string[] {
  const pattern = path.replace(/:\w+/g, '*')
  return hasLanguages ? offeredLocales.map((locale) => pathInLocale(locale, pattern)) : [pattern]
}

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
