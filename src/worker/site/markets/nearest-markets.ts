import { routes } from '#shared/routes.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'

/** Returns links to the markets with a similar name. */
export function nearestMarkets(slug: string) {
  return nearestTo(slug, currentEdition().markets).map((market) => ({
    label: market.name,
    href: routes.market.href({ slug: market.slug }),
  }))
}
