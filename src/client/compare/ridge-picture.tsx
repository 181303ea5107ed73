import { amountText, timesText } from './amounts.ts'
import { rounded, type Scales, type Stretch } from './descent.ts'
import { Block, Hill, lossFill } from './ridge-marks.tsx'
import { type Placed, wide } from './ridge-path.ts'

interface RidgePictureProps {
  stretches: readonly Stretch[]
  /** As many as the longest of the compared has: the others end in a wider valley. */
  columns: number
  scales: Scales
}

// Of a column: how far a slope reaches, and where the larger scale begins.
const slopePart = 0.22
const lensPart = 0.3

// Per cent of the picture above the highest ridge, for its amount.
const sky = 14

/** The way from left to right, for screens that are wide enough; the steps stand under it. */
export function RidgePicture({ stretches, columns, scales }: RidgePictureProps) {
  const placed = placedIn(stretches, columns)
  const opening = placed.slice(0, 2)
  const descent = placed.slice(2, -1)
  const rest = placed.at(-1)
  const seen = descent.filter(({ stretch }) => stretch.kind !== 'unverified')
  return (
    <svg aria-hidden="true" className="block h-88 w-full overflow-visible max-lg:hidden">
      {placed.map((one) => (
        <Loss key={one.from} placed={one} />
      ))}
      <svg
        y={`${sky}%`}
        height={`${100 - sky}%`}
        width="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="overflow-visible"
      >
        <Lens placed={placed} />
        <Hill placed={opening} place={wide} />
        <Hill placed={seen} place={wide} />
      </svg>
      {rest && <Rest placed={rest} unverified={seen.length < descent.length} />}
      <Amounts placed={placed} columns={columns} times={scales.times} />
    </svg>
  )
}

function placedIn(stretches: readonly Stretch[], columns: number): Placed[] {
  const width = 100 / columns
  const slopeOf = (stretch: Stretch | undefined) =>
    stretch && stretch.before !== stretch.after ? slopePart * width : 0
  return stretches.map((stretch, index) => {
    const start = index * width
    const lens = stretch.kind === 'ggr' ? lensPart * width : 0
    const isLast = index === stretches.length - 1
    return {
      stretch,
      from: rounded(start - slopeOf(stretch) + lens),
      level: rounded(start + lens),
      to: isLast ? 100 : rounded(start + width - slopeOf(stretches[index + 1])),
    }
  })
}

/** From the top of the drawing to a height, both in per cent. */
function fromTop(height: number): number {
  return rounded(sky + ((100 - height) * (100 - sky)) / 100)
}

/** What is cut away from the hill. */
function Loss({ placed }: { placed: Placed }) {
  const { from, to, stretch } = placed
  const { kind, before, after, ground } = stretch
  if (kind !== 'winnings' && kind !== 'tax' && kind !== 'unverified') return null
  const isUnverified = kind === 'unverified'
  const [top, bottom] = [fromTop(before), fromTop(isUnverified ? ground : after)]
  return (
    <Block
      x={from}
      y={top}
      width={to - from}
      height={bottom - top}
      fill={isUnverified ? 'url(#lines-unverified)' : lossFill(placed)}
      dashed={isUnverified || (stretch.step?.upperBound ?? false)}
      className={isUnverified ? 'stroke-muted' : 'stroke-clay'}
    />
  )
}

/** What is left: forest; lined where a tax may be missing, below the ground where nothing is. */
function Rest({ placed, unverified }: { placed: Placed; unverified: boolean }) {
  const { from, to, stretch } = placed
  const { after, ground } = stretch
  const isDebt = after < ground
  const [top, bottom] = [fromTop(Math.max(after, ground)), fromTop(Math.min(after, ground))]
  const block = { x: from, y: top, width: to - from, height: bottom - top }
  if (isDebt) return <Block {...block} className="fill-clay" />
  if (!unverified) return <Block {...block} className="fill-structure" />
  return <Block {...block} dashed fill="url(#lines-left)" className="stroke-structure" />
}

/** From the sliver that gross gaming revenue is of stakes to the same, drawn larger. */
function Lens({ placed }: { placed: readonly Placed[] }) {
  const [, winnings, ggr] = placed
  if (!winnings || !ggr) return null
  const [near, far] = [winnings.to, ggr.from]
  const upper = `M${wide(near, winnings.stretch.after)}L${wide(far, ggr.stretch.after)}`
  const lower = `${wide(far, ggr.stretch.ground)}L${wide(near, 0)}`
  return (
    <g fill="none" strokeDasharray="3 4">
      <path d={`${upper}L${lower}Z`} className="fill-highlight" />
      <path d={upper} vectorEffect="non-scaling-stroke" className="stroke-structure" />
      <path d={`M${lower}`} vectorEffect="non-scaling-stroke" className="stroke-structure" />
    </g>
  )
}

interface AmountsProps {
  placed: readonly Placed[]
  columns: number
  times: number
}

/** The amounts, each above what it is; they are said again in the list under the picture. */
function Amounts({ placed, columns, times }: AmountsProps) {
  const column = 100 / columns
  return (
    <>
      {placed.map(({ stretch, level }) => (
        <text
          key={level}
          x={`${level}%`}
          y={`${fromTop(Math.max(stretch.before, stretch.ground))}%`}
          dy={-10}
          className="figures fill-text font-display text-xl"
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
