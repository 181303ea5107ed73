import { Fragment } from 'react'
import africa from '#client/generated/africa.json'
import shapes from '#client/generated/land.svg?url'

export type Country = (typeof africa.countries)[number]

export const countries: readonly Country[] = africa.countries

/** The shape of a country, from an external file that browsers cache for all pages. */
export function Shape({ of, className }: { of: string; className?: string }) {
  return <use href={`${shapes}#land-${of}`} className={className} />
}

/** The shapes of countries; fill and stroke come from the parent. */
export function Land({ of }: { of: readonly Pick<Country, 'code'>[] }) {
  return of.map(({ code }) => <Shape key={code} of={code} />)
}

/** All countries by one reference, where none differs from the others. */
export function WholeLand() {
  return <use href={`${shapes}#land`} />
}

// The widths of strokes in map units; a stroke in the sea's colour leaves only the outer edge of each.
const distances = [96, 68, 44, 24, 10]

const coast = `${shapes}#coast`

/** The outline of the continent, without its countries. */
export function Coast({ className }: { className: string }) {
  return <use href={coast} className={className} />
}

/** The distance from the coast to the outermost line, in map units. */
export const coastReach = 50

/** Lines along the coast at growing distances, as on sea charts; `line` is their width in map units. */
export function Coastlines({ line = 1.3 }: { line?: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      {distances.map((distance) => (
        <Fragment key={distance}>
          <use href={coast} className="stroke-coastline" strokeWidth={distance + 2 * line} />
          <use href={coast} className="stroke-ground" strokeWidth={distance} />
        </Fragment>
      ))}
    </g>
  )
}
