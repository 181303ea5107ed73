import africa from '#client/generated/africa.json'
import shapes from '#client/generated/land.svg?url'

/** A country as the map draws it. */
export type Country = (typeof africa.countries)[number]

/** The countries of the continent, in the map's own coordinates. */
export const countries: readonly Country[] = africa.countries

/**
 * The shape of a country, from the one file that all maps draw from: a browser keeps it from page to
 * page, and no document carries it.
 */
export function Shape({ of, className }: { of: string; className?: string }) {
  return <use href={`${shapes}#land-${of}`} className={className} />
}

/** Draws countries; fill and stroke come from the parent. */
export function Land({ of }: { of: readonly Pick<Country, 'code'>[] }) {
  return of.map(({ code }) => <Shape key={code} of={code} />)
}

// The widths of strokes, in map units. A stroke in the sea's colour covers each but its outer edge.
const distances = [96, 68, 44, 24, 10]

const coast = `${shapes}#coast`

/** How far the lines along the coast reach into the sea, in map units. */
export const coastReach = 50

/** Lines along the coast at growing distances, as sea charts have them; `line` in map units. */
export function Coastlines({ line = 1.3 }: { line?: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      {distances.map((distance) => (
        <g key={distance}>
          <use href={coast} className="stroke-coastline" strokeWidth={distance + 2 * line} />
          <use href={coast} className="stroke-ground" strokeWidth={distance} />
        </g>
      ))}
    </g>
  )
}
