import { clsx } from 'clsx'
import { amountText, timesText } from './amounts.ts'
import { fromTop, lensPart, type Placed } from './ridge-path.ts'

interface AmountsProps {
  placed: readonly Placed[]
  columns: number
  times: number
}

/** The amounts, each above what it is; they are said again in the list under the picture. */
export function Amounts({ placed, columns, times }: AmountsProps) {
  const column = 100 / columns
  return (
    <>
      {placed.slice(0, -1).map(({ stretch, level }) => (
        <text
          key={level}
          x={`${level}%`}
          y={`${fromTop(Math.max(stretch.before, stretch.ground))}%`}
          dy={-10}
          className={clsx(
            'figures fill-text font-display',
            isLong(amountText(stretch.amount)) ? 'text-sm' : 'text-xl',
          )}
        >
          {stretch.kind === 'unverified' ? '?' : amountText(stretch.amount)}
        </text>
      ))}
      <text
        x={`${column * (2 + lensPart / 2)}%`}
        y="97%"
        textAnchor="middle"
        className="figures fill-text text-sm font-semibold"
      >
        ×{timesText(times)}
      </text>
    </>
  )
}

// From a million on, an amount in full size would reach into the next column.
const isLong = (amount: string) => amount.length > 9

// Per cent of the picture that the last amount needs to stand inside the forest.
const roomy = 20

/** What is left, inside the forest where it is high enough, else above it. */
export function RestAmount({ placed, unverified }: { placed: Placed; unverified: boolean }) {
  const { from, stretch } = placed
  const { after, ground, amount } = stretch
  const isInside = !unverified && after - ground > roomy
  return (
    <text
      x={`${from}%`}
      y={`${fromTop(Math.max(after, ground))}%`}
      dx={isInside ? 16 : 8}
      dy={isInside ? 44 : -10}
      className={clsx(
        'figures font-display',
        isLong(amountText(amount)) ? 'text-base' : 'text-2xl',
        isInside ? 'fill-on-structure' : 'fill-text',
      )}
    >
      {amountText(amount)}
    </text>
  )
}
