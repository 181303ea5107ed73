import { clsx } from 'clsx'
import { amountText } from '#shared/amount-text.ts'
import { rangeText } from '#shared/knowledge/words.ts'
import { lossText, timesText } from './amounts.ts'
import { distanceFromTop, lensPart, type SegmentLayout } from './ridge-path.ts'
import { restParts, type Segment } from './segments.ts'

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
          className={clsx('figures fill-text font-display', sizeOf(segmentText(segment)))}
        >
          {segmentText(segment)}
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

/** Returns the size of an amount: at full size, a long one would overlap the next column. */
function sizeOf({ length }: string): string {
  if (length > 13) return 'text-sm'
  return length > 9 ? 'text-lg' : 'text-xl'
}

/** Returns the amount of a segment, with its bounds where it is not exact. */
export function segmentText({ kind, amount }: Segment): string {
  const isLoss = kind === 'winnings' || kind === 'tax' || kind === 'unverified'
  return isLoss ? lossText(amount) : rangeText(amount, amountText)
}

// Per cent of the picture's height that the last amount needs to fit into the block of the rest.
const minInsideHeight = 20

/** The amount of the rest, inside its solid block if that is high enough, else above it. */
export function RestAmount({ layout }: { layout: SegmentLayout }) {
  const { from, segment } = layout
  const { after, ground } = segment
  const solid = restParts(segment).find(({ isKept, isCertain }) => isKept && isCertain)
  const isInside = solid !== undefined && solid.to - ground > minInsideHeight
  return (
    <text
      x={`${from}%`}
      y={`${distanceFromTop(isInside ? solid.to : Math.max(after, ground))}%`}
      dx={isInside ? 16 : 8}
      dy={isInside ? 44 : -10}
      className={clsx(
        'figures font-display',
        segmentText(segment).length > 9 ? 'text-xl' : 'text-2xl',
        isInside ? 'fill-on-structure' : 'fill-text',
      )}
    >
      {segmentText(segment)}
    </text>
  )
}
