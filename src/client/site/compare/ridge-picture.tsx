import { Amounts, RestAmount } from './ridge-amounts.tsx'
import { Block, Hill, hillLines, lossFill, RestBlock } from './ridge-marks.tsx'
import { distanceFromTop, horizontal, lensPart, type SegmentLayout, sky } from './ridge-path.ts'
import { rounded, type Scales, type Segment } from './segments.ts'

interface RidgePictureProps {
  segments: readonly Segment[]
  /** The number of segments of the longest flow; in a shorter one the last plateau is longer. */
  columns: number
  scales: Scales
}

// The share of a column that a slope takes.
const slopePart = 0.34

/** The picture of a flow from left to right, for wide screens; its steps are listed below it. */
export function RidgePicture({ segments, columns, scales }: RidgePictureProps) {
  const layouts = layoutSegments(segments, columns)
  const opening = layouts.slice(0, 2)
  const descent = layouts.slice(2, -1)
  const rest = layouts.at(-1)
  const visible = descent.filter(({ segment }) => segment.kind !== 'unverified')
  return (
    <svg aria-hidden="true" className="block h-88 w-full overflow-visible max-lg:hidden">
      {layouts.map((layout) => (
        <Loss key={layout.from} layout={layout} />
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
        <Lens layouts={layouts} />
        <Hill layouts={opening} project={horizontal} />
        <Hill layouts={visible} project={horizontal} />
      </svg>
      {rest && <Rest layout={rest} unverified={visible.length < descent.length} />}
      <Ground from={descent[0]} to={rest} />
      {rest && <RestAmount layout={rest} unverified={visible.length < descent.length} />}
      <Amounts layouts={layouts} columns={columns} times={scales.times} />
    </svg>
  )
}

function layoutSegments(segments: readonly Segment[], columns: number): SegmentLayout[] {
  const width = 100 / columns
  const last = segments.length - 1
  const slopeOf = (segment: Segment | undefined) =>
    segment && segment.before !== segment.after ? slopePart * width : 0
  return segments.map((segment, index) => {
    const start = index === last ? 100 - width : index * width
    const lens = segment.kind === 'ggr' ? lensPart * width : 0
    const end = index >= last - 1 ? 100 - width * (last - index) : start + width
    return {
      segment,
      from: rounded(start - slopeOf(segment) + lens),
      level: rounded(start + lens),
      lossTo: rounded(start + width - slopeOf(segments[index + 1])),
      to: rounded(end - slopeOf(segments[index + 1])),
    }
  })
}

/** The block of a loss above the hill. */
function Loss({ layout }: { layout: SegmentLayout }) {
  const { from, segment } = layout
  const { kind, before, after, ground } = segment
  if (kind !== 'winnings' && kind !== 'tax' && kind !== 'unverified') return null
  const isUnverified = kind === 'unverified'
  const [top, bottom] = [distanceFromTop(before), distanceFromTop(isUnverified ? ground : after)]
  return (
    <Block
      x={from}
      y={top}
      width={(isUnverified ? layout.to : layout.lossTo) - from}
      height={bottom - top}
      fill={isUnverified ? 'url(#lines-unverified)' : lossFill(layout)}
      dashed={isUnverified || (segment.step?.upperBound ?? false)}
      className={isUnverified ? 'stroke-muted' : 'stroke-clay'}
    />
  )
}

function Rest({ layout, unverified }: { layout: SegmentLayout; unverified: boolean }) {
  const { from, to, segment } = layout
  const { after, ground } = segment
  const [top, bottom] = [
    distanceFromTop(Math.max(after, ground)),
    distanceFromTop(Math.min(after, ground)),
  ]
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

/** The line at the amount 0, which is above the bottom where taxes exceed revenue. */
function Ground({ from, to }: { from: SegmentLayout | undefined; to: SegmentLayout | undefined }) {
  if (!from || !to) return null
  const y = `${distanceFromTop(from.segment.ground)}%`
  return <line x1={`${from.from}%`} x2={`${to.to}%`} y1={y} y2={y} className="stroke-text" />
}

/** The dashed lines that enlarge gross gaming revenue from the first scale to the second. */
function Lens({ layouts }: { layouts: readonly SegmentLayout[] }) {
  const [, winnings, ggr] = layouts
  if (!winnings || !ggr) return null
  const [near, far] = [winnings.to, ggr.from]
  const upper = `M${horizontal(near, winnings.segment.after)}L${horizontal(far, ggr.segment.after)}`
  const lower = `${horizontal(far, ggr.segment.ground)}L${horizontal(near, 0)}`
  return (
    <g fill="none" strokeDasharray="3 4">
      <path d={`${upper}L${lower}Z`} className="fill-highlight" />
      <path d={upper} vectorEffect="non-scaling-stroke" className="stroke-structure" />
      <path d={`M${lower}`} vectorEffect="non-scaling-stroke" className="stroke-structure" />
    </g>
  )
}
