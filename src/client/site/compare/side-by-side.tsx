import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fold } from '#client/ui/fold.tsx'
import type { ComparedMarket } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { listText } from './amounts.ts'
import { FactRows, GlanceRows, LicenceRows, RuleRows } from './compared-rows.tsx'
import * as words from './words.ts'

type CompareProps = Pages['marketing/compare']

/** The markets side by side, in parts; on a phone the cells are stacked and most parts are folded. */
export function SideBySide(props: CompareProps) {
  return (
    <>
      <Part {...props} title={words.atAGlance}>
        <GlanceRows {...props} />
      </Part>
      <FoldedPart {...props} title={words.rulesAndTaxes}>
        <RuleRows {...props} />
      </FoldedPart>
      <FoldedPart {...props} title={words.licence}>
        <LicenceRows {...props} />
      </FoldedPart>
      <FoldedPart {...props} title={words.facts}>
        <FactRows {...props} />
      </FoldedPart>
    </>
  )
}

type PartProps = CompareProps & { title: string; folds?: boolean; children: ReactNode }

function FoldedPart(props: PartProps) {
  return (
    <Fold
      openFrom="lg"
      summary={<span className="font-display text-xl font-heading">{props.title}</span>}
      className="-mt-px border-y border-line lg:border-0"
    >
      <Part {...props} folds />
    </Fold>
  )
}

function Part({ title, folds = false, children, ...props }: PartProps) {
  return (
    <table className="w-full table-fixed border-b border-line max-md:block md:mb-12">
      <caption className="sr-only">
        {title}:{' '}
        {listText(
          props.markets.map(({ name }) => name),
          words.and,
        )}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-structure text-left align-bottom">
          <td className="w-36 pb-3 font-display text-xl lg:w-48">
            <span className={clsx(folds && 'max-lg:hidden')}>{title}</span>
          </td>
          {props.markets.map((market) => (
            <MarketHead key={market.slug} market={market} />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

function MarketHead({ market: { name } }: { market: ComparedMarket }) {
  return (
    <th scope="col" className="pr-6 pb-3 font-display text-xl font-heading">
      {name}
    </th>
  )
}
