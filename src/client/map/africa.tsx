import africa from '#client/generated/africa.json'

/** A country as the map draws it. */
export type Country = (typeof africa.countries)[number]

/** The countries of the continent, in the map's own coordinates. */
export const countries: readonly Country[] = africa.countries

/** Draws countries by the `LandShapes` of the page; fill and stroke come from the parent. */
export function Land({ of }: { of: readonly Pick<Country, 'code'>[] }) {
  return of.map(({ code }) => <use key={code} href={`#land-${code}`} />)
}

// The widths of strokes, in map units. A stroke in the sea's colour covers each but its outer edge.
const distances = [96, 68, 44, 24, 10]

/** How far the lines along the coast reach into the sea, in map units. */
export const coastReach = 50

/** Lines along the coast at growing distances, as sea charts have them; `line` in map units. */
export function Coastlines({ line = 1.3 }: { line?: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      {distances.map((distance) => (
        <g key={distance}>
          <use href="#coast" className="stroke-coastline" strokeWidth={distance + 2 * line} />
          <use href="#coast" className="stroke-ground" strokeWidth={distance} />
        </g>
      ))}
    </g>
  )
}
