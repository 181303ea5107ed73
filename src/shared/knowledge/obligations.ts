import { duties } from './codes.ts'
import type { Duty, Market, Obligation, Product } from './schemas.ts'

/** The obligations to select; null selects all. */
interface ObligationFilters {
  product?: Product | null
  duty?: Duty | null
}

/** Returns the obligations of a market for a product and a duty, in the order of the duties. */
export function obligationsOf(
  { obligations }: Pick<Market, 'obligations'>,
  { product = null, duty = null }: ObligationFilters = {},
): Obligation[] {
  return duties
    .filter((code) => duty === null || code === duty)
    .flatMap((code) => obligations.filter((obligation) => obligation.duty === code))
    .filter(({ products }) => product === null || products === null || products.includes(product))
}

/** Returns the duties for a product in which the markets differ, as far as they are verified. */
export function differingDuties(
  markets: readonly Pick<Market, 'obligations'>[],
  product: Product,
): Duty[] {
  return duties.flatMap((duty) => {
    const statements = markets.map((market) => {
      return obligationsOf(market, { product, duty }).flatMap(({ value }) =>
        comparable(duty, value),
      )
    })
    const isKnown = statements.some((values) => values.length > 0)
    const distinct = new Set(statements.map((values) => values.join('\n')))
    return isKnown && distinct.size > 1 ? duty : []
  })
}

/** Returns the part of a value that makes a difference: of ages, the number. */
function comparable(duty: Duty, value: string | null): string | [] {
  if (value === null) return []
  return duty === 'minimum-age' ? (/^\d+/.exec(value)?.[0] ?? value) : value
}
