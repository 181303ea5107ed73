import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { MarketName } from '#shared/knowledge/names.ts'

interface RowProps<Market extends MarketName> {
  name: ReactNode
  markets: readonly Market[]
  cell: (market: Market) => ReactNode
  /** True for two cells beside each other on a phone instead of one below the other. */
  isPaired?: boolean
  className?: string
}

/** A row with a cell for each market; on a phone each cell also names its market. */
export function Row<Market extends MarketName>(props: RowProps<Market>) {
  const { name, markets, cell, isPaired = false, className } = props
  return (
    <tr
      className={clsx(
        'break-inside-avoid border-t border-line align-top first:border-t-0 max-md:py-4',
        isPaired ? 'max-md:grid max-md:grid-cols-2 max-md:gap-x-4' : 'max-md:block',
        className,
      )}
    >
      <th
        scope="row"
        className="py-4 pr-6 text-left text-sm font-semibold text-structure max-md:col-span-2 max-md:block max-md:p-0"
      >
        {name}
      </th>
      {markets.map((market) => (
        <td
          key={market.slug}
          className={clsx(
            'py-4 pr-6 text-sm max-md:py-1.5 max-md:pr-0',
            isPaired
              ? 'max-md:block max-md:only-of-type:col-span-2'
              : 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-2',
          )}
        >
          <span aria-hidden="true" className="text-muted md:hidden">
            {market.name}
          </span>
          <div>{cell(market)}</div>
        </td>
      ))}
    </tr>
  )
}
