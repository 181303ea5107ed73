import { clsx } from 'clsx'
import { amountText, timesText } from './amounts.ts'
import { distanceFromTop, lensPart, type SegmentLayout } from './ridge-path.ts'

interface AmountsProps {
  layouts: readonly SegmentLayout[]
  columns: number
  times: number
}

/** The amounts above their segments; the list under the picture repeats them as text. */
export function Amounts({ layouts, columns, times }: AmountsProps) {
  const column = 100 / columns
  return (
    <>
      {layouts.slice(0, -1).map(({ segment, level }) => (
        <text
          key={level}
          x={`${level}%`}
          y={`${distanceFromTop(Math.max(segment.before, segment.ground))}%`}
          dy={-10}
          className={clsx(
            'figures fill-text font-display',
            isLong(amountText(segment.amount)) ? 'text-sm' : 'text-xl',
          )}
        >
          {segment.kind === 'unverified' ? '?' : amountText(segment.amount)}
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

// From a million on, an amount at full size would overlap the next column.
const isLong = (amount: string) => amount.length > 9

// Per cent of the picture's height that the last amount needs to fit into the block of the rest.
const minInsideHeight = 20

/** The amount of the rest, inside its block if that is high enough, else above it. */
export function RestAmount({ layout, unverified }: { layout: SegmentLayout; unverified: boolean }) {
  const { from, segment } = layout
  const { after, ground, amount } = segment
  const isInside = !unverified && after - ground > minInsideHeight
  return (
    <text
      x={`${from}%`}
      y={`${distanceFromTop(Math.max(after, ground))}%`}
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
