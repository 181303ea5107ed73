import type { Market, Product } from '#shared/knowledge/schemas.ts'

/** The market and the product that a message is about, as far as we know them. */
export interface ContactAbout {
  market?: Pick<Market, 'slug' | 'name'>
  product?: Product
}
