import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'

interface AlertSettings {
  frequency: AlertFrequency | null
  markets: readonly string[]
}

/** Returns the props of the alert settings, with the market added that a link asks to follow. */
export function alertsPage(
  edition: Edition,
  { frequency, markets }: AlertSettings,
  requested: string,
): Omit<Pages['settings/alerts'], 'status' | 'suppressed'> {
  const added = markets.includes(requested) ? null : edition.findMarket(requested)
  // A market that was unpublished cannot be selected.
  const followed = markets.filter((slug) => edition.findMarket(slug))
  const isOff = frequency === null || (frequency === 'never' && edition.findMarket(requested))
  return {
    markets: added ? [...followed, added.slug] : followed,
    adding: added && nameOf(added),
    frequency: isOff ? 'each' : frequency,
    covered: coveredMarkets(edition),
  }
}

/** Returns all markets that can be followed. */
export function coveredMarkets({ markets }: Edition): (MarketName & { region: RegionSlug })[] {
  return markets.map((market) => ({ ...nameOf(market), region: market.region }))
}
