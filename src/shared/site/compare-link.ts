import type { SitePages } from './pages.ts'
import { siteRoutes } from './routes.ts'

type CompareSettings = Pick<
  SitePages['marketing/compare'],
  'product' | 'stakes' | 'margin' | 'deposits'
>

/** Returns the address of a comparison of these markets with the same settings. */
export function compareLink(slugs: readonly string[], settings: CompareSettings): string {
  const { product, stakes, margin, deposits } = settings
  const query = Object.entries({ with: slugs.join(','), product, stakes, margin, deposits })
  return `${siteRoutes.compareMarkets.href()}?${query.map((pair) => pair.join('=')).join('&')}`
}
