import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type CompareSettings = Pick<
  Pages['marketing/compare'],
  'product' | 'stakes' | 'margin' | 'deposits'
>

/** Returns the address of a comparison of these markets with the same settings. */
export function compareLink(slugs: readonly string[], settings: CompareSettings): string {
  const { product, stakes, margin, deposits } = settings
  const query = Object.entries({ with: slugs.join(','), product, stakes, margin, deposits })
  return `${routes.compareMarkets.href()}?${query.map((pair) => pair.join('=')).join('&')}`
}
