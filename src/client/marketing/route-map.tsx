import { clsx } from 'clsx'
import { Contours } from '#client/ui/contours.tsx'
import { processSteps } from '#shared/content/process.ts'

// In the units of contours-hero.svg, so that the path stays on its hill at every size.
const viewBox = '0 0 1440 640'
const way =
  'M972 584C985 530 1060 560 1120 548S1210 530 1212 492C1214 440 1130 455 1075 446S990 425 1004 385C1020 345 1060 300 1120 286'
const stations = [
  { x: 972, y: 584 },
  { x: 1212, y: 492 },
  { x: 1004, y: 385 },
  { x: 1120, y: 286 },
]

/** A hill with a path up to its summit and the four steps of the process along it. */
export function RouteMap() {
  return (
    <div
      aria-hidden="true"
      className="relative h-60 sm:h-80 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-full lg:max-w-400"
    >
      <div className="absolute inset-0 max-lg:mask-fade-top lg:mask-[linear-gradient(to_right,transparent_28%,#000_62%)]">
        <Contours drawing="hero" />
      </div>
      <svg
        className="absolute inset-0 size-full"
        viewBox={viewBox}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path
          d={way}
          fill="none"
          className="stroke-clay"
          strokeWidth="2.5"
          strokeDasharray="7 6"
          vectorEffect="non-scaling-stroke"
        />
        {stations.map(({ x, y }, index) => (
          <Station key={x} x={x} y={y} index={index} />
        ))}
      </svg>
    </div>
  )
}

function Station({ x, y, index }: { x: number; y: number; index: number }) {
  const step = processSteps[index]
  const isSummit = index === stations.length - 1
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r="14"
        className={clsx('stroke-clay', isSummit ? 'fill-clay' : 'fill-ground')}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <g className="hidden text-[15px] font-semibold lg:inline">
        <text
          y="5.5"
          textAnchor="middle"
          className={clsx('figures', isSummit ? 'fill-ground' : 'fill-clay')}
        >
          {step?.step}
        </text>
        <text
          x="24"
          y="5.5"
          className="fill-text stroke-ground [paint-order:stroke]"
          strokeWidth="6"
          strokeLinejoin="round"
        >
          {step?.title}
        </text>
      </g>
    </g>
  )
}
