import africa from '#client/generated/africa.json'

/** A country as the map draws it. */
export type Country = (typeof africa.countries)[number]

/** The countries of the continent, in the map's own coordinates. */
export const countries: readonly Country[] = africa.countries

/** The countries of one region. */
export function countriesOf(region: string): Country[] {
  return countries.filter((country) => country.region === region)
}

/** The shapes of countries, once a page, for every `Land` on it to use. */
export function LandShapes({ of }: { of: readonly Country[] }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {of.map(({ code, path }) => (
          <path key={code} id={`land-${code}`} d={path} />
        ))}
      </defs>
    </svg>
  )
}

/** Draws countries whose shapes stand in the page; fill and stroke come from around it. */
export function Land({ of }: { of: readonly Country[] }) {
  return of.map(({ code }) => <use key={code} href={`#land-${code}`} />)
}
