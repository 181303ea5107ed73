import type { PublicPageName } from '#shared/site/routes.ts'

/** The title and description of a public page; an empty title stands for the name of the firm. */
type PageSeo = {
  readonly title: string
  readonly description: string
}

/** The metadata of each public page for search engines and link previews, with placeholders. */
export const seo: Readonly<Record<PublicPageName, PageSeo>> = {
  home: {
    title: '',
    description:
      '{firm} advises operators, vendors and investors on African iGaming markets: licensing, market entry, marketing and investor diligence.',
  },
  'about-us': {
    title: 'About Us',
    description:
      '{firm}: who we are, what we stand for, and how the rules of African gaming markets came to be.',
  },
  services: {
    title: 'Services',
    description:
      'Services for African gaming markets, from licensing and market entry to investor diligence, documents and operations. Each ends in a paper you hold.',
  },
  markets: {
    title: 'Markets',
    description:
      '{keymarkets} compared: regulator, law, population, opportunities and challenges, with sources and a view of three regions.',
  },
  insights: {
    title: 'Insights',
    description:
      'Sourced notes and free reports on African iGaming: market analysis, compliance, technology, marketing and investment, written for decision makers.',
  },
  contact: {
    title: 'Contact',
    description:
      'Talk to {firm} about a market, a licence or a target. Write by email or form, or book a time; we reply within 24 hours on business days.',
  },
}

export const productsOfStatus = (products: string, status: string) => `${products} ${status}`

/** Returns a sentence about a market that is short enough for a search engine's result. */
export const marketSummary = (name: string, statuses: readonly string[]) =>
  `Gambling in ${name}: ${statuses.join('; ')}. Law, taxes, licence and figures, each with its source.`

export const rulesOfMarket = (name: string) => `Rules of ${name}`

/** Before the last of a list. */
export const and: string = 'and'
