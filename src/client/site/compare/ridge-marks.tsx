import { ridgeLine, type SegmentLayout, terrainPath, type vertical } from './ridge-path.ts'
import { rounded } from './segments.ts'

/** The patterns that all pictures of the page use as fills. */
export function RidgePatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <Lines id="lines-lost" gap={5} width={2.2} className="stroke-clay" />
        <Lines id="lines-paid" gap={7} width={1} className="stroke-clay" />
        <Lines id="lines-at-most" gap={9} width={2.2} className="stroke-clay" />
        <Lines id="lines-unverified" gap={8} width={1.5} className="stroke-muted" dashed />
        <Lines id="lines-left" gap={6} width={2.4} className="stroke-structure" />
      </defs>
    </svg>
  )
}

interface LinesProps {
  id: string
  gap: number
  width: number
  dashed?: boolean
  className: string
}

function Lines({ id, gap, width, dashed = false, className }: LinesProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line
        x1={gap / 2}
        x2={gap / 2}
        y2={gap}
        strokeWidth={width}
        strokeDasharray={dashed ? `${gap / 2} ${gap / 2}` : undefined}
        className={className}
      />
    </pattern>
  )
}

/** The contour lines under the ridge, as shares of its height. */
export const hillLines = [0.82, 0.64, 0.46, 0.28, 0.1]

interface HillProps {
  layouts: readonly SegmentLayout[]
  project: typeof vertical
}

export function Hill({ layouts, project }: HillProps) {
  return (
    <g fill="none">
      <path d={terrainPath(layouts, project)} className="fill-coastline" />
      {hillLines.map((part) => (
        <path
          key={part}
          d={ridgeLine(layouts, project, part)}
          vectorEffect="non-scaling-stroke"
          className="stroke-ground/55"
        />
      ))}
      <path
        d={ridgeLine(layouts, project)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-structure"
      />
    </g>
  )
}

/** Returns the fill of a loss: winnings, a tax, or a tax that is an upper bound. */
export function lossFill({ segment: { kind, step } }: SegmentLayout): string {
  if (kind === 'winnings') return 'url(#lines-paid)'
  return step?.upperBound ? 'url(#lines-at-most)' : 'url(#lines-lost)'
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface BlockProps extends Box {
  fill?: string
  dashed?: boolean
  className?: string
}

export function Block({ x, y, width, height, fill, dashed = false, className }: BlockProps) {
  return (
    <rect
      x={`${rounded(x)}%`}
      y={`${rounded(y)}%`}
      width={`${rounded(Math.max(0, width))}%`}
      height={`${rounded(Math.max(0, height))}%`}
      fill={fill}
      strokeDasharray={dashed ? '4 4' : undefined}
      className={className}
    />
  )
}

interface RestBlockProps {
  box: Box
  /** True if taxes exceed revenue, so that the block is below the ground. */
  isDebt: boolean
  /** True if a tax may be missing; the block is then hatched. */
  unverified: boolean
}

export function RestBlock({ box, isDebt, unverified }: RestBlockProps) {
  if (isDebt) return <Block {...box} className="fill-clay" />
  if (!unverified) return <Block {...box} className="fill-structure" />
  return <Block {...box} dashed fill="url(#lines-left)" className="stroke-structure" />
}
