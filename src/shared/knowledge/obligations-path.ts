import { routes } from '../routes.ts'
import type { ObligationFilters } from './props.ts'

interface ObligationQuery extends Partial<Pick<ObligationFilters, 'product' | 'duty'>> {
  /** The slugs of the markets; none for all. */
  markets?: readonly string[]
}

/** Returns the path of the obligations of some markets, for a product and a duty. */
export function obligationsPath({ markets = [], product, duty }: ObligationQuery): string {
  const query = [
    ...markets.map((slug) => `market=${slug}`),
    ...(product ? [`product=${product}`] : []),
    ...(duty ? [`duty=${duty}`] : []),
  ]
  const page = routes.obligations.href()
  return query.length === 0 ? page : `${page}?${query.join('&')}`
}
