import { countries, Land } from './land.tsx'

// Strokes so wide in map units; the sea's colour covers each but for its outer edge.
const distances = [96, 68, 44, 24, 10]

/** The coast once more, farther and farther out to sea, as charts draw depth; in map units. */
export function Coastlines({ line = 1.3 }: { line?: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      {distances.map((distance) => (
        <g key={distance}>
          <g className="coastline" strokeWidth={distance + 2 * line}>
            <Land of={countries} />
          </g>
          <g className="stroke-ground" strokeWidth={distance}>
            <Land of={countries} />
          </g>
        </g>
      ))}
    </g>
  )
}
