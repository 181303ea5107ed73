import { routes } from '../routes.ts'
import { withQuery } from '../with-query.ts'
import type { ObligationFilters } from './props.ts'

interface ObligationQuery extends Partial<Pick<ObligationFilters, 'product' | 'duty'>> {
  /** The slugs of the markets; none for all. */
  markets?: readonly string[]
}

/** Returns the path of the obligations of some markets, for a product and a duty. */
export function obligationsPath({ markets = [], product, duty }: ObligationQuery): string {
  return withQuery(routes.obligations.href(), [
    ...markets.map((slug) => ['market', slug] as const),
    ['product', product],
    ['duty', duty],
  ])
}
