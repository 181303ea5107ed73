import { publicPages } from '#shared/routes.ts'

// Once a page is hydrated, its own links fetch pages ahead, and follow them.
const link = { selector_matches: 'html:not([data-hydrated]) a' }
const paths = publicPages.flatMap(({ href }) => [href, `${href}\\?*`])
const where = { and: [link, { href_matches: paths }] }

/**
 * What a browser may do before a link is followed: fetch a public page while a pointer rests on the
 * link, and draw it while the link is pressed (WICG, Speculation Rules; JSON).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
