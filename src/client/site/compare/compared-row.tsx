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
    <tr className={clsx('compared-row', isPaired && 'paired', className)}>
      <th scope="row">{name}</th>
      {markets.map((market) => (
        <td key={market.slug} data-market={market.name}>
          {cell(market)}
        </td>
      ))}
    </tr>
  )
}
