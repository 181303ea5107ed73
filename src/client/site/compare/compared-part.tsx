import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fold } from '#client/ui/fold.tsx'
import type { MarketName } from '#shared/knowledge/names.ts'
import { labelText } from '#shared/label-text.ts'
import { listText } from '#shared/list-text.ts'

interface PartProps {
  title: string
  markets: readonly MarketName[]
  /** Returns the head of a column; by default the market's name. */
  head?: (market: MarketName) => ReactNode
  children: ReactNode
}

interface FoldedPartProps extends PartProps {
  isOpenAtFirst?: boolean
}

/** A part of a comparison that is folded on narrow screens. */
export function FoldedPart({ isOpenAtFirst = false, ...props }: FoldedPartProps) {
  return (
    <Fold
      openFrom="lg"
      isOpenAtFirst={isOpenAtFirst}
      summary={<span className="font-display text-xl font-heading">{props.title}</span>}
      className="-mt-px border-y border-line lg:border-0"
    >
      <Part {...props} folds />
    </Fold>
  )
}

/** A table with a column for each market; on a phone its cells are stacked. */
export function Part({ title, markets, head, folds = false, children }: PartProps & FoldProps) {
  return (
    <table className="w-full table-fixed border-b border-line max-md:block md:mb-12">
      <caption className="sr-only">
        {labelText(title, listText(markets.map(({ name }) => name)))}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="compared-head text-left align-bottom">
          <td className="w-36 pb-3 font-display text-xl lg:w-48">
            <span className={clsx(folds && 'max-lg:hidden')}>{title}</span>
          </td>
          {markets.map((market) => (
            <th
              key={market.slug}
              scope="col"
              className="pr-6 pb-3 font-display text-xl font-heading"
            >
              {head ? head(market) : market.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

interface FoldProps {
  /** True if a summary above the table has its title on narrow screens. */
  folds?: boolean
}
