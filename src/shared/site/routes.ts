import type { Product } from '#shared/knowledge/schemas.ts'
import { endpoint, page, unsubscribing } from '#shared/route.ts'
import { withQuery } from '#shared/with-query.ts'
import { pageNames } from './page-names.ts'

/** The URLs of the public site, its feeds and its files. */
export const siteRoutes = {
  home: page('/'),
  aboutUs: page('/about-us'),
  people: page('/people'),
  person: page('/people/:slug'),
  services: page('/services'),
  markets: page('/markets'),
  compareMarkets: page('/markets/compare'),
  market: page('/markets/:slug'),
  answer: page('/markets/:slug/:product'),
  obligations: page('/obligations'),
  rules: page('/rules'),
  rule: page('/rules/:slug'),
  changes: page('/changes'),
  search: page('/search'),
  openData: page('/data'),
  privacy: page('/privacy'),
  terms: page('/terms'),
  accessibility: page('/accessibility'),
  insights: page('/insights'),
  note: page('/insights/:slug'),
  contact: page('/contact', { takesFiles: true }),
  sendContactForm: endpoint('/send-contact-form', { answersJson: true }),
  newsletter: endpoint('/newsletter'),
  newsletterConfirm: page('/newsletter/confirm/:token'),
  // Mail programs post to it themselves (RFC 8058).
  newsletterUnsubscribe: page('/newsletter/unsubscribe/:token', unsubscribing),
  languageOffer: endpoint('/language-offer'),
  health: endpoint('/up'),
  media: endpoint('/media/:hash'),
  cspReports: endpoint('/csp-reports'),
  sitemap: endpoint('/sitemap.xml'),
  robots: endpoint('/robots.txt'),
  manifest: endpoint('/site.webmanifest'),
  speculationRules: endpoint('/speculation-rules.json'),
  report: endpoint('/reports/:slug.pdf'),
  marketPdf: endpoint('/markets/:slug.pdf'),
  comparisonPdf: endpoint('/markets/compare.pdf'),
  obligationsPdf: endpoint('/obligations.pdf'),
  dataFile: endpoint('/data/:file'),
  editions: endpoint('/data/editions.json'),
  editionFile: endpoint('/data/editions/:number/:file'),
  marketData: endpoint('/data/markets/:slug.json'),
  notesFeed: endpoint('/insights.atom'),
  rulesFeed: endpoint('/rules.atom'),
  marketRulesFeed: endpoint('/rules/:market.atom'),
  changesFeed: endpoint('/changes.atom'),
  rulesCalendar: endpoint('/rules.ics'),
  llms: endpoint('/llms.txt'),
  securityTxt: endpoint('/.well-known/security.txt'),
  agents: endpoint('/mcp', { answersJson: true }),
  devMailbox: endpoint('/dev/mail'),
  devMail: endpoint('/dev/mail/:id'),
}

/** Returns the address of the contact form with a service (its slug), market and product selected. */
export function contactPath(
  service: string,
  about: { market?: string; product?: Product } = {},
): string {
  return withQuery(siteRoutes.contact.href(), Object.entries({ service, ...about }))
}

/** The pages of the top navigation, in its order. */
export const publicPages = [
  pageAt(siteRoutes.home, { name: 'home', component: 'marketing/home' }),
  pageAt(siteRoutes.aboutUs, {
    name: 'about-us',
    component: 'marketing/about-us',
  }),
  pageAt(siteRoutes.services, {
    name: 'services',
    component: 'marketing/services',
  }),
  pageAt(siteRoutes.markets, { name: 'markets', component: 'marketing/markets' }),
  pageAt(siteRoutes.insights, {
    name: 'insights',
    component: 'marketing/insights',
  }),
  pageAt(siteRoutes.contact, { name: 'contact', component: 'marketing/contact' }),
] as const

/** Returns a page with its name and URL, which are in the language of who reads them. */
function pageAt<const Page extends { name: keyof typeof pageNames }>(
  { href }: { href: () => string },
  page: Page,
) {
  return Object.defineProperties(page, {
    href: { get: href, enumerable: true },
    label: { get: () => pageNames[page.name], enumerable: true },
  }) as Page & { readonly href: string; readonly label: string }
}

/** The name of a public page, also used for its metadata and share image. */
export type PublicPageName = (typeof publicPages)[number]['name']
