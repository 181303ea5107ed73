import type { Market, Product, Tax } from './schemas.ts'

/** The taxes on a product that are in force on a day (`YYYY-MM-DD`): `until` is the first without. */
export function taxesOn({ taxes }: Pick<Market, 'taxes'>, product: Product, day: string): Tax[] {
  return taxes.filter(
    ({ products, from, until }) =>
      (products === null || products.includes(product)) &&
      (from === null || from <= day) &&
      (until === null || day < until),
  )
}
