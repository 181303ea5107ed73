import type { Market, Product } from '#shared/knowledge/schemas.ts'

/** The market and the product that a message is about, if we cover them. */
export interface ContactSubject {
  market?: Pick<Market, 'slug' | 'name'>
  product?: Product
}
