import { rounded } from './descent.ts'
import { type Placed, ridgeLine, terrain, type turned } from './ridge-path.ts'

/** The patterns of the pictures, once a page: what is lost, at most lost, and not verified. */
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

/** At these parts of its height, lines follow the ridge, as contour lines follow a hill. */
export const hillLines = [0.82, 0.64, 0.46, 0.28, 0.1]

interface HillProps {
  placed: readonly Placed[]
  place: typeof turned
}

/** The hill under a part of the way, drawn as the site draws its land. */
export function Hill({ placed, place }: HillProps) {
  return (
    <g fill="none">
      <path d={terrain(placed, place)} className="fill-coastline" />
      {hillLines.map((part) => (
        <path
          key={part}
          d={ridgeLine(placed, place, part)}
          vectorEffect="non-scaling-stroke"
          className="stroke-ground/55"
        />
      ))}
      <path
        d={ridgeLine(placed, place)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-structure"
      />
    </g>
  )
}

/** How a loss is filled: winnings are the players’, a tax that is an upper bound is lined wider. */
export function lossFill({ stretch: { kind, step } }: Placed): string {
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

/** A rectangle in per cent of the drawing. */
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
  /** Below the ground: nothing is left. */
  isDebt: boolean
  /** Whether a tax may be missing: then it is lined, not filled. */
  unverified: boolean
}

/** What is left: forest. */
export function RestBlock({ box, isDebt, unverified }: RestBlockProps) {
  if (isDebt) return <Block {...box} className="fill-clay" />
  if (!unverified) return <Block {...box} className="fill-structure" />
  return <Block {...box} dashed fill="url(#lines-left)" className="stroke-structure" />
}
