import type { ReactNode } from 'react'
import type { Stretch } from './descent.ts'
import { Block, Hill, lossFill, RestBlock } from './ridge-marks.tsx'
import { type Placed, turned } from './ridge-path.ts'

interface RidgeSliceProps {
  stretch: Stretch
  /** The height of gross gaming revenue on the smaller scale: the larger one opens from there. */
  sliver: number
  /** Whether a tax may be missing above. */
  unverified: boolean
}

// Of the slice: how far a slope reaches, and where the larger scale is open.
const slopeEnd = 30
const lensEnd = 45

/** One step of the way turned to run down a narrow page; those above and below join it. */
export function RidgeSlice({ stretch, sliver, unverified }: RidgeSliceProps) {
  const { kind, before, after, ground } = stretch
  const from = kind === 'ggr' ? lensEnd : 0
  const level = before === after ? from : slopeEnd
  // A little into the next slice: between two that only meet, a hair of the page would show.
  const placed: Placed = { stretch, from, level, to: 101, lossTo: 101 }
  const isLoss = kind === 'tax' || kind === 'winnings'
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {isLoss && (
        <Block
          x={after}
          y={2}
          width={before - after}
          height={98}
          fill={lossFill(placed)}
          className="stroke-clay"
        />
      )}
      {kind === 'unverified' && (
        <Block
          x={ground}
          y={0}
          width={after - ground}
          height={100}
          fill="url(#lines-unverified)"
          dashed
          className="stroke-muted"
        />
      )}
      {kind === 'rest' ? (
        <RestBlock
          box={{ x: Math.min(after, ground), y: 0, width: Math.abs(after - ground), height: 100 }}
          isDebt={after < ground}
          unverified={unverified}
        />
      ) : (
        kind !== 'unverified' && (
          <Stretched>
            {kind === 'ggr' && <TurnedLens stretch={stretch} sliver={sliver} />}
            <Hill placed={[placed]} place={turned} />
          </Stretched>
        )
      )}
    </svg>
  )
}

function Stretched({ children }: { children: ReactNode }) {
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

function TurnedLens({ stretch, sliver }: { stretch: Stretch; sliver: number }) {
  const upper = `M${turned(0, sliver)}L${turned(lensEnd, stretch.after)}`
  const lower = `${turned(lensEnd, stretch.ground)}L${turned(0, 0)}`
  return (
    <g fill="none" strokeDasharray="3 4">
      <path d={`${upper}L${lower}Z`} className="fill-highlight" />
      <path d={upper} vectorEffect="non-scaling-stroke" className="stroke-structure" />
      <path d={`M${lower}`} vectorEffect="non-scaling-stroke" className="stroke-structure" />
    </g>
  )
}
