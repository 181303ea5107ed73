// Importing `schemas.ts` for a code would load zod with most pages.

/** The products whose status is recorded for every market. */
export const products = ['sportsbook', 'online-casino', 'lottery', 'b2b'] as const

/** The products that a tax or an obligation can concern; `other` is any that is none of the four. */
export const productScopes = [...products, 'other'] as const

/** The statuses of a product in a market. */
export const statuses = ['licensed', 'possible', 'closed', 'unclear'] as const

/** The stages of a rule. */
export const stages = ['proposed', 'passed', 'in-force', 'court', 'guidance', 'repealed'] as const

/** The topics of a rule. */
export const topics = [
  'licensing',
  'tax',
  'advertising',
  'player-protection',
  'ownership',
  'payments',
  'enforcement',
] as const

/** The amounts on which a tax is levied. */
export const taxBases = ['stakes', 'ggr', 'winnings', 'deposits', 'withdrawals', 'licence'] as const

/** Rate times base is the tax that is due, or a bound of it; `unknown` if no bound is verified. */
export const certainties = ['exact', 'at-most', 'at-least', 'unknown'] as const

/** The sides that pay or bear a tax. */
export const taxPayers = ['operator', 'player'] as const

/** The quantities that facts record. */
export const factKeys = [
  'population',
  'mobile-subscriptions',
  'mobile-money',
  'internet-users',
  'under-25',
  'gross-gaming-revenue',
  'gambling-tax-revenue',
  'licensed-operators',
  '4g-share',
  'adults',
  'mobile-money-active',
  'mobile-money-users',
  'below-poverty-line',
] as const

/** The categories of articles. */
export const noteCategories = [
  'market-analysis',
  'compliance',
  'technology',
  'marketing',
  'investment',
] as const

/** The duties that a law may impose on an operator, in the groups and the order of pages. */
export const dutiesByGroup = {
  players: ['minimum-age', 'identity-check', 'self-exclusion', 'player-limits'],
  laundering: ['aml', 'reporting-threshold'],
  offers: ['bonuses', 'credit', 'advertising-hours', 'advertising-approval'],
  data: ['data-protection', 'server-location'],
  company: ['local-ownership', 'local-directors', 'capital', 'guarantee'],
  licence: [
    'licence-fee',
    'licence-term',
    'time-to-decide',
    'returns',
    'penalties',
    'licensee-list',
  ],
} as const

/** All duties, in the order of pages. */
export const duties = Object.values(dutiesByGroup).flat()

/** The statuses of an obligation; `unverified` if no source was found. */
export const obligationStatuses = ['required', 'forbidden', 'none', 'unverified'] as const

/** The regions that markets are grouped in. */
export const regions = ['east', 'west', 'southern'] as const

/** The pages that show figures about the firm. */
export const figurePlaces = ['home', 'services', 'markets'] as const

/** The places that offer a service; those of each are also in the next ones. */
export const servicePlaces = ['home', 'services', 'form'] as const

/** The pages that the firm writes itself. */
export const pageSlugs = [
  'about-us',
  'process',
  'faq',
  'privacy',
  'terms',
  'accessibility',
] as const
