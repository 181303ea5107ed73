import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Asked = Pick<Pages['marketing/compare'], 'product' | 'stakes' | 'margin' | 'deposits'>

/** The address of a comparison of these markets, with the product and the numbers of this one. */
export function compareLink(slugs: readonly string[], asked: Asked): string {
  const { product, stakes, margin, deposits } = asked
  const query = Object.entries({ with: slugs.join(','), product, stakes, margin, deposits })
  return `${routes.compareMarkets.href()}?${query.map((pair) => pair.join('=')).join('&')}`
}
