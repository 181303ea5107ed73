import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'

interface Chosen {
  frequency: AlertFrequency | null
  markets: readonly string[]
}

/** What the settings show of somebody's choice, with the market that a link asks to add. */
export function alertsPage(
  edition: Edition,
  { frequency, markets }: Chosen,
  asked: string,
): Omit<Pages['settings/alerts'], 'status'> {
  const added = markets.includes(asked) ? null : edition.findMarket(asked)
  // One that was withdrawn cannot be chosen.
  const watched = markets.filter((slug) => edition.findMarket(slug))
  const isOff = frequency === null || (frequency === 'never' && edition.findMarket(asked))
  return {
    markets: added ? [...watched, added.slug] : watched,
    adding: added && nameOf(added),
    frequency: isOff ? 'each' : frequency,
    covered: edition.markets.map((market) => ({ ...nameOf(market), region: market.region })),
  }
}
