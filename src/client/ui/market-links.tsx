import { Link } from '@inertiajs/react'
import type { MarketName } from '#shared/knowledge/names.ts'
import { routes } from '#shared/routes.ts'

/** The names of markets in a row, each linked to its page. */
export function MarketLinks({ markets }: { markets: readonly MarketName[] }) {
  return markets.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link href={routes.market.href({ slug })} className="link">
        {name}
      </Link>
    </span>
  ))
}
