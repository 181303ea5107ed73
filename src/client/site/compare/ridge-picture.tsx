import { Fragment } from 'react'
import { Amounts, RestAmount } from './ridge-amounts.tsx'
import {
  Block,
  Hill,
  hillLines,
  LensShape,
  lossFill,
  RestBlock,
  UncertainLoss,
} from './ridge-marks.tsx'
import { distanceFromTop, horizontal, lensPart, type SegmentLayout, sky } from './ridge-path.ts'
import { lowestDrawn, restParts, rounded, type Scales, type Segment } from './segments.ts'

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
        <Hill layouts={descent} project={horizontal} />
      </svg>
      {descent.map((layout) => (
        <PossibleLoss key={layout.from} layout={layout} />
      ))}
      {rest && <Rest layout={rest} />}
      <Ground from={descent[0]} to={rest} />
      {rest && <RestAmount layout={rest} />}
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
  const { from, lossTo, segment } = layout
  const { before, after } = segment
  if (before === after) return null
  return (
    <Block
      x={from}
      y={distanceFromTop(before)}
      width={lossTo - from}
      height={distanceFromTop(after) - distanceFromTop(before)}
      fill={lossFill(layout)}
      className="stroke-clay"
    />
  )
}

/** The block of a loss that may be due, from the ridge down. */
function PossibleLoss({ layout }: { layout: SegmentLayout }) {
  const { level, lossTo, segment } = layout
  const [top, bottom] = [distanceFromTop(segment.after), distanceFromTop(lowestDrawn(segment))]
  if (top >= bottom || segment.lowest === segment.after) return null
  return (
    <UncertainLoss
      box={{ x: level, y: top, width: lossTo - level, height: bottom - top }}
      isOpen={segment.lowest === null}
      towards="down"
    />
  )
}

function Rest({ layout }: { layout: SegmentLayout }) {
  const { from, to, segment } = layout
  return restParts(segment).map((part) => {
    const [top, bottom] = [distanceFromTop(part.to), distanceFromTop(part.from)]
    const lines = part.isCertain ? hillLines.map((at) => rounded(bottom - (bottom - top) * at)) : []
    return (
      <Fragment key={part.from}>
        <RestBlock
          box={{ x: from, y: top, width: to - from, height: bottom - top }}
          part={part}
          towards="down"
        />
        {lines.map((y) => (
          <line
            key={y}
            x1={`${from}%`}
            x2={`${to}%`}
            y1={`${y}%`}
            y2={`${y}%`}
            className="stroke-ground/25"
          />
        ))}
      </Fragment>
    )
  })
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
  const upper = `${horizontal(near, winnings.segment.after)}L${horizontal(far, ggr.segment.after)}`
  const lower = `${horizontal(far, ggr.segment.ground)}L${horizontal(near, 0)}`
  return <LensShape sides={[upper, lower]} />
}
