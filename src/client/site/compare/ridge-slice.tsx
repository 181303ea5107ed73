import type { ReactNode } from 'react'
import { Block, Hill, LensShape, lossFill, RestBlock, UncertainLoss } from './ridge-marks.tsx'
import { type SegmentLayout, vertical } from './ridge-path.ts'
import { lowestDrawn, restParts, type Segment } from './segments.ts'

interface RidgeSliceProps {
  segment: Segment
  /** The height of gross gaming revenue on the smaller scale, where the enlargement starts. */
  sliver: number
}

// Per cent of the slice at which a slope and the enlargement end.
const slopeEnd = 30
const lensEnd = 45

/** A segment drawn down a narrow page, adjoining those above and below it. */
export function RidgeSlice({ segment, sliver }: RidgeSliceProps) {
  const { kind, before, after } = segment
  const from = kind === 'ggr' ? lensEnd : 0
  const level = before === after ? from : slopeEnd
  // Overlaps the next slice a little; otherwise a thin gap would show between them.
  const layout: SegmentLayout = { segment, from, level, to: 101, lossTo: 101 }
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {before > after && (
        <Block
          x={after}
          y={2}
          width={before - after}
          height={98}
          fill={lossFill(layout)}
          className="stroke-clay"
        />
      )}
      {kind === 'rest' ? (
        <Rest segment={segment} />
      ) : (
        <FullSizeSvg>
          {kind === 'ggr' && <TurnedLens segment={segment} sliver={sliver} />}
          <Hill layouts={[layout]} project={vertical} />
        </FullSizeSvg>
      )}
      {kind !== 'rest' && lowestDrawn(segment) < after && (
        <UncertainLoss
          box={{
            x: lowestDrawn(segment),
            y: level,
            width: after - lowestDrawn(segment),
            height: 100 - level,
          }}
          isOpen={segment.lowest === null}
          towards="left"
        />
      )}
    </svg>
  )
}

function Rest({ segment }: Pick<RidgeSliceProps, 'segment'>) {
  return restParts(segment).map((part) => (
    <RestBlock
      key={part.from}
      box={{ x: part.from, y: 0, width: part.to - part.from, height: 100 }}
      part={part}
      towards="left"
    />
  ))
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
  const upper = `${vertical(0, sliver)}L${vertical(lensEnd, segment.after)}`
  const lower = `${vertical(lensEnd, segment.ground)}L${vertical(0, 0)}`
  return <LensShape sides={[upper, lower]} />
}
