import type { PublicPageName } from '#shared/site/routes.ts'

/** The title and description of a public page; an empty title stands for the name of the firm. */
type PageSeo = {
  readonly title: string
  readonly description: string
}

/** The metadata of each public page for search engines and link previews. */
export const seo: Readonly<Record<PublicPageName, PageSeo>> = {
  home: {
    title: '',
    description:
      'Advisory for African iGaming markets: licensing, market entry, marketing and investor diligence for operators, vendors and investors since 2019.',
  },
  'about-us': {
    title: 'About Us',
    description:
      'A Nairobi advisory firm founded in 2019. We bridge global iGaming excellence and African market opportunities, with responsible growth.',
  },
  services: {
    title: 'Services',
    description:
      'Six services for African gaming markets, from licensing and market entry to investor diligence, documents and operations. Each ends in a paper you hold.',
  },
  markets: {
    title: 'Markets',
    description:
      'South Africa, Nigeria, Kenya and Ghana compared: regulator, law, population, opportunities and challenges, with sources and a view of three regions.',
  },
  insights: {
    title: 'Insights',
    description:
      'Sourced notes and free reports on African iGaming: market analysis, compliance, technology, marketing and investment, written for decision makers.',
  },
  contact: {
    title: 'Contact',
    description:
      'Talk to us about a market, a licence or a target. Write by email, Telegram or form; we reply within 24 hours on business days from Nairobi.',
  },
}
