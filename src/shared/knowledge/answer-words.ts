import type { Product, ProductStatus } from './schemas.ts'

export const launchQuestion = (product: Product, market: string) =>
  `Can I ${ventures[product]} in ${market}?`
const ventures: Readonly<Record<Product, string>> = {
  sportsbook: 'launch a sportsbook',
  'online-casino': 'launch an online casino',
  lottery: 'launch a lottery',
  b2b: 'supply gambling operators',
}

export const gamblingTax = 'Gambling tax'
export const onOperator = (bases: string) => `Of ${bases}, on the operator.`
export const onPlayers = (taxes: string) => `Players: ${taxes}.`
export const disputed = (taxes: string) => `Disputed who bears it: ${taxes}.`
export const closedUntaxed = 'Closed: no tax on this product is recorded.'
export const noTaxVerified = 'No tax on this product is verified.'

export const leftOf = (revenue: string) => `Left of ${revenue}`
export const whatIsLeft = 'What is left'
export const notCalculated = (status: ProductStatus) =>
  `Not calculated while the product is ${status}.`
export const howLeft = (stakes: string, revenue: string) =>
  `Of ${stakes} staked, ${revenue} is revenue; this is left after gambling taxes, before all costs.`

export const timeToLicence = 'Time to a licence'
export const noLicence = 'There is no licence to apply for.'
export const noPeriod = 'No period was found.'
export const noFixedTime = 'No fixed time'

/** Returns the period that a sentence begins with, such as `Up to 12 months`; null without one. */
export function shortPeriod(sentence: string): string | null {
  const [, period] =
    /^(?:[A-Z]\w+: |The \w+ decides )?((?:[Uu]p to |[Ww]ithin )?\d+(?: to \d+)? (?:working |clear )?(?:days|weeks|months))\b/.exec(
      sentence,
    ) ?? []
  return period ? period.charAt(0).toUpperCase() + period.slice(1) : null
}
