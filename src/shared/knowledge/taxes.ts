import type { Market, Product, Tax } from './schemas.ts'

/** The taxes on a product that are taken on a day (`YYYY-MM-DD`). */
export function taxesOn({ taxes }: Pick<Market, 'taxes'>, product: Product, day: string): Tax[] {
  return taxes.filter(
    (tax) => isInForce(tax, day) && (tax.products === null || tax.products.includes(product)),
  )
}

/** Whether a tax is taken on a day: `until` is the first without it. */
export function isInForce({ from, until }: Pick<Tax, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day < until)
}
