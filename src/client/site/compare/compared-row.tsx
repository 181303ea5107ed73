import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ComparedMarket } from '#shared/knowledge/props.ts'

interface RowProps {
  name: string
  markets: readonly ComparedMarket[]
  cell: (market: ComparedMarket) => ReactNode
  className?: string
}

/** A row with a cell for each market; on a phone each cell also names its market. */
export function Row({ name, markets, cell, className }: RowProps) {
  return (
    <tr
      className={clsx(
        'break-inside-avoid border-t border-line align-top first:border-t-0 max-md:block max-md:py-4',
        className,
      )}
    >
      <th
        scope="row"
        className="py-4 pr-6 text-left text-sm font-semibold text-structure max-md:block max-md:p-0"
      >
        {name}
      </th>
      {markets.map((market) => (
        <td
          key={market.slug}
          className="py-4 pr-6 text-sm max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-2 max-md:py-1.5 max-md:pr-0"
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
