import { rounded, type Scales, type Stretch } from './descent.ts'
import { Amounts, RestAmount } from './ridge-amounts.tsx'
import { Block, Hill, hillLines, lossFill, RestBlock } from './ridge-marks.tsx'
import { fromTop, lensPart, type Placed, sky, wide } from './ridge-path.ts'

interface RidgePictureProps {
  stretches: readonly Stretch[]
  /** As many as the longest of the compared has: on a shorter one, the last plateau is longer. */
  columns: number
  scales: Scales
}

// Of a column: how far a slope reaches.
const slopePart = 0.34

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
      <Ground from={descent[0]} to={rest} />
      {rest && <RestAmount placed={rest} unverified={seen.length < descent.length} />}
      <Amounts placed={placed} columns={columns} times={scales.times} />
    </svg>
  )
}

function placedIn(stretches: readonly Stretch[], columns: number): Placed[] {
  const width = 100 / columns
  const last = stretches.length - 1
  const slopeOf = (stretch: Stretch | undefined) =>
    stretch && stretch.before !== stretch.after ? slopePart * width : 0
  return stretches.map((stretch, index) => {
    const start = index === last ? 100 - width : index * width
    const lens = stretch.kind === 'ggr' ? lensPart * width : 0
    const end = index >= last - 1 ? 100 - width * (last - index) : start + width
    return {
      stretch,
      from: rounded(start - slopeOf(stretch) + lens),
      level: rounded(start + lens),
      lossTo: rounded(start + width - slopeOf(stretches[index + 1])),
      to: rounded(end - slopeOf(stretches[index + 1])),
    }
  })
}

/** What is cut away from the hill. */
function Loss({ placed }: { placed: Placed }) {
  const { from, stretch } = placed
  const { kind, before, after, ground } = stretch
  if (kind !== 'winnings' && kind !== 'tax' && kind !== 'unverified') return null
  const isUnverified = kind === 'unverified'
  const [top, bottom] = [fromTop(before), fromTop(isUnverified ? ground : after)]
  return (
    <Block
      x={from}
      y={top}
      width={(isUnverified ? placed.to : placed.lossTo) - from}
      height={bottom - top}
      fill={isUnverified ? 'url(#lines-unverified)' : lossFill(placed)}
      dashed={isUnverified || (stretch.step?.upperBound ?? false)}
      className={isUnverified ? 'stroke-muted' : 'stroke-clay'}
    />
  )
}

function Rest({ placed, unverified }: { placed: Placed; unverified: boolean }) {
  const { from, to, stretch } = placed
  const { after, ground } = stretch
  const [top, bottom] = [fromTop(Math.max(after, ground)), fromTop(Math.min(after, ground))]
  const lines = hillLines.map((part) => rounded(bottom - (bottom - top) * part))
  return (
    <>
      <RestBlock
        box={{ x: from, y: top, width: to - from, height: bottom - top }}
        isDebt={after < ground}
        unverified={unverified}
      />
      {lines.map((y) => (
        <line
          key={y}
          x1={`${from}%`}
          x2={`${to}%`}
          y1={`${y}%`}
          y2={`${y}%`}
          className={unverified ? undefined : 'stroke-ground/25'}
        />
      ))}
    </>
  )
}

/** The line of nothing on the larger scale, which is not its end where taxes take more than all. */
function Ground({ from, to }: { from: Placed | undefined; to: Placed | undefined }) {
  if (!from || !to) return null
  const y = `${fromTop(from.stretch.ground)}%`
  return <line x1={`${from.from}%`} x2={`${to.to}%`} y1={y} y2={y} className="stroke-text" />
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
