import { Fragment } from 'react'
import { keysOf } from '#shared/records.ts'
import { ridgeLine, type SegmentLayout, terrainPath, type vertical } from './ridge-path.ts'
import { type RestPart, rounded } from './segments.ts'

/** The direction in which an open end fades: heights go up in a picture and right in a slice. */
type FadeDirection = 'down' | 'left' | 'right'

const fadedColours = { outline: 'text-muted', cover: 'text-ground', kept: 'text-structure' }
const opacities = { outline: 1, cover: 0.85, kept: 0.22 }

/** The patterns and fades that all pictures of the page use as fills. */
export function RidgePatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <Lines id="lines-lost" gap={5} width={2.2} className="stroke-clay" />
        <Lines id="lines-paid" gap={7} width={1} className="stroke-clay" />
        {keysOf(fadedColours).map((part) => (
          <Fragment key={part}>
            <linearGradient id={`fade-${part}-right`} className={fadedColours[part]}>
              <stop stopColor="currentColor" stopOpacity={opacities[part]} />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
            <linearGradient id={`fade-${part}-left`} href={`#fade-${part}-right`} x1="1" x2="0" />
            <linearGradient id={`fade-${part}-down`} href={`#fade-${part}-right`} x2="0" y2="1" />
          </Fragment>
        ))}
      </defs>
    </svg>
  )
}

interface LinesProps {
  id: string
  gap: number
  width: number
  className: string
}

function Lines({ id, gap, width, className }: LinesProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1={gap / 2} x2={gap / 2} y2={gap} strokeWidth={width} className={className} />
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
    <>
      <path d={terrainPath(layouts, project)} className="fill-coastline" />
      <path
        fill="none"
        d={hillLines.map((part) => ridgeLine(layouts, project, part)).join('')}
        vectorEffect="non-scaling-stroke"
        className="stroke-ground/55"
      />
      <path
        fill="none"
        d={ridgeLine(layouts, project)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-structure"
      />
    </>
  )
}

/** The shape that enlarges a part of one scale to another, between two lines, which are dashed. */
export function LensShape({ sides: [first, second] }: { sides: readonly [string, string] }) {
  return (
    <>
      <path d={`M${first}L${second}Z`} className="fill-highlight" />
      <path
        fill="none"
        d={`M${first}M${second}`}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="3 4"
        className="stroke-structure"
      />
    </>
  )
}

/** Returns the fill of a loss: winnings or a tax. */
export function lossFill({ segment: { kind } }: SegmentLayout): string {
  return kind === 'winnings' ? 'url(#lines-paid)' : 'url(#lines-lost)'
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface BlockProps extends Box {
  fill?: string
  stroke?: string
  /** True if the amount is not certain, which a dotted outline says. */
  dotted?: boolean
  className?: string | undefined
}

export function Block({ x, y, width, height, dotted = false, ...paint }: BlockProps) {
  return (
    <rect
      x={`${rounded(x)}%`}
      y={`${rounded(y)}%`}
      width={`${rounded(Math.max(0, width))}%`}
      height={`${rounded(Math.max(0, height))}%`}
      {...(dotted && dots)}
      {...paint}
    />
  )
}

const dots = { strokeDasharray: '0.1 4.5', strokeLinecap: 'round', strokeWidth: 2.2 } as const

interface UncertainBlockProps {
  box: Box
  /** True if its lower end is not known; it then fades. */
  isOpen: boolean
  towards: FadeDirection
}

/** The block of a loss that may be due: it covers the hill without taking the look of a tax. */
export function UncertainLoss({ box, isOpen, towards }: UncertainBlockProps) {
  if (!isOpen) return <Block {...box} dotted className="fill-ground/80 stroke-muted" />
  return (
    <Block
      {...box}
      dotted
      fill={`url(#fade-cover-${towards})`}
      stroke={`url(#fade-outline-${towards})`}
    />
  )
}

interface RestBlockProps extends Pick<UncertainBlockProps, 'box' | 'towards'> {
  part: RestPart
}

/** A part of what is left, or of what taxes take beyond revenue. */
export function RestBlock({ box, towards, part }: RestBlockProps) {
  const { isKept, isCertain, isOpen } = part
  if (isCertain) return <Block {...box} className={isKept ? 'fill-structure' : 'fill-clay'} />
  if (isOpen) {
    return (
      <Block
        {...box}
        dotted
        fill={`url(#fade-kept-${towards})`}
        stroke={`url(#fade-outline-${towards})`}
      />
    )
  }
  return (
    <Block
      {...box}
      dotted
      className={isKept ? 'fill-structure/15 stroke-structure' : 'fill-clay/10 stroke-clay'}
    />
  )
}
