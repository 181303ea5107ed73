import { clsx } from 'clsx'
import { Contours } from '#client/ui/contours.tsx'
import * as words from './words.ts'

// In the units of contours-hero.svg; the box always shows its right end.
const [left, width, height] = [920, 520, 640]
const pathToSummit =
  'M972 584C985 530 1060 560 1120 548S1210 530 1212 492C1214 440 1130 455 1075 446S990 425 1004 385C1020 345 1060 300 1120 286'
const stations = [
  { x: 972, y: 584 },
  { x: 1212, y: 492 },
  { x: 1004, y: 385 },
  { x: 1120, y: 286 },
]

const summit = Math.min(...stations.map(({ y }) => y))

interface RouteMapProps {
  /** The titles of the steps; the path has room for four. */
  steps: readonly string[]
}

/** A hill with the steps of the process along a path to its summit, and the steps as a list. */
export function RouteMap({ steps }: RouteMapProps) {
  return (
    <div className="max-lg:-mt-10 lg:col-span-5 lg:self-end">
      <div aria-hidden="true" className="relative mx-auto aspect-[520/640] max-w-90 lg:max-w-none">
        <div className="absolute inset-0 mask-fade-top">
          <Contours drawing="hero" />
        </div>
        <svg
          className="absolute inset-0 size-full"
          viewBox={`${left} 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <path
            d={pathToSummit}
            fill="none"
            className="stroke-clay"
            strokeWidth="2.5"
            strokeDasharray="7 6"
            vectorEffect="non-scaling-stroke"
          />
          {stations.slice(-steps.length).map(({ x, y }, index) => (
            <Station key={x} x={x} y={y} number={index + 1} title={steps[index]} />
          ))}
        </svg>
      </div>
      <ol aria-label={words.theWayWeGo} className="pb-10 sm:columns-2 lg:sr-only">
        {steps.map((title, index) => (
          <li key={title} className="flex items-baseline gap-3 border-t border-line py-2.5">
            <span className="figures font-semibold text-clay">{index + 1}</span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface StationProps {
  x: number
  y: number
  number: number
  title: string | undefined
}

function Station({ x, y, number, title }: StationProps) {
  const isSummit = y === summit
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        className={clsx('stroke-clay [r:24px] lg:[r:15px]', isSummit ? 'fill-clay' : 'fill-ground')}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className={clsx(
          'figures text-[26px] font-semibold lg:text-[17px]',
          isSummit ? 'fill-ground' : 'fill-clay',
        )}
      >
        {number}
      </text>
      <text
        x="25"
        dominantBaseline="central"
        className="fill-text stroke-ground text-[19px] font-semibold [paint-order:stroke] max-lg:hidden xl:text-[16px]"
        strokeWidth="6"
        strokeLinejoin="round"
      >
        {title}
      </text>
    </g>
  )
}
