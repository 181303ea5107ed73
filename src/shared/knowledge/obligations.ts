import { dutyTexts } from './duties.ts'
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
  return dutyTexts
    .filter(({ code }) => duty === null || code === duty)
    .flatMap(({ code }) => obligations.filter((obligation) => obligation.duty === code))
    .filter(({ products }) => product === null || products === null || products.includes(product))
}
