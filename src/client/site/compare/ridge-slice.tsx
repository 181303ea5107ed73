import type { ReactNode } from 'react'
import { Block, Hill, lossFill, RestBlock } from './ridge-marks.tsx'
import { type SegmentLayout, vertical } from './ridge-path.ts'
import type { Segment } from './segments.ts'

interface RidgeSliceProps {
  segment: Segment
  /** The height of gross gaming revenue on the smaller scale, where the enlargement starts. */
  sliver: number
  /** True if a tax may be missing. */
  unverified: boolean
}

// Per cent of the slice at which a slope and the enlargement end.
const slopeEnd = 30
const lensEnd = 45

/** A segment drawn down a narrow page, adjoining those above and below it. */
export function RidgeSlice({ segment, sliver, unverified }: RidgeSliceProps) {
  const { kind, before, after, ground } = segment
  const from = kind === 'ggr' ? lensEnd : 0
  const level = before === after ? from : slopeEnd
  // Overlaps the next slice a little; otherwise a thin gap would show between them.
  const layout: SegmentLayout = { segment, from, level, to: 101, lossTo: 101 }
  const isLoss = kind === 'tax' || kind === 'winnings'
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {isLoss && (
        <Block
          x={after}
          y={2}
          width={before - after}
          height={98}
          fill={lossFill(layout)}
          className="stroke-clay"
        />
      )}
      {kind === 'unverified' && <UnverifiedBlock segment={segment} />}
      {kind === 'rest' && (
        <RestBlock
          box={{ x: Math.min(after, ground), y: 0, width: Math.abs(after - ground), height: 100 }}
          isDebt={after < ground}
          unverified={unverified}
        />
      )}
      {kind !== 'unverified' && kind !== 'rest' && (
        <FullSizeSvg>
          {kind === 'ggr' && <TurnedLens segment={segment} sliver={sliver} />}
          <Hill layouts={[layout]} project={vertical} />
        </FullSizeSvg>
      )}
    </svg>
  )
}

function UnverifiedBlock({ segment: { after, ground } }: Pick<RidgeSliceProps, 'segment'>) {
  return (
    <Block
      x={ground}
      y={0}
      width={after - ground}
      height={100}
      fill="url(#lines-unverified)"
      dashed
      className="stroke-muted"
    />
  )
}

function FullSizeSvg({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="overflow-visible"
    >
      {children}
    </svg>
  )
}

function TurnedLens({ segment, sliver }: { segment: Segment; sliver: number }) {
  const upper = `M${vertical(0, sliver)}L${vertical(lensEnd, segment.after)}`
  const lower = `${vertical(lensEnd, segment.ground)}L${vertical(0, 0)}`
  return (
    <g fill="none" strokeDasharray="3 4">
      <path d={`${upper}L${lower}Z`} className="fill-highlight" />
      <path d={upper} vectorEffect="non-scaling-stroke" className="stroke-structure" />
      <path d={`M${lower}`} vectorEffect="non-scaling-stroke" className="stroke-structure" />
    </g>
  )
}
