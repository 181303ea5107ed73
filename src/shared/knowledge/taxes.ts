import type { Market, Product, Tax } from './schemas.ts'

/** Returns the taxes on a product that are in force on a day (`YYYY-MM-DD`). */
export function taxesOn({ taxes }: Pick<Market, 'taxes'>, product: Product, day: string): Tax[] {
  return taxes.filter(
    (tax) => isInForce(tax, day) && (tax.products === null || tax.products.includes(product)),
  )
}

/** True if a tax is in force on a day (`YYYY-MM-DD`); `until` is the first day without it. */
export function isInForce({ from, until }: Pick<Tax, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day < until)
}
