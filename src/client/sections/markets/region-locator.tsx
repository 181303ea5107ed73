import { Hatch } from '#client/ui/hatch.tsx'
import { countries, Land } from '#client/ui/land.tsx'
import { centreOf } from '#client/ui/land-bounds.ts'
import type { Region } from '#shared/content/markets.ts'

// In map units, the same for each region, so that the three pieces have one scale.
const width = 400
const height = 330

/** A piece of the map: the markets covered in the region hatched, its key markets filled. */
export function RegionLocator({ region }: { region: Region }) {
  const covered = countries.filter(({ code }) => region.countries.includes(code))
  const [x, y] = centreOf(covered.map((country) => country.path))
  return (
    <svg
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      aria-hidden="true"
      className="w-full border border-line text-structure"
    >
      <defs>
        <Hatch id={`locator-${region.slug}`} region={region.slug} gap={9} />
      </defs>
      <g className="fill-ground stroke-structure/40">
        <Land of={countries} />
      </g>
      <g fill={`url(#locator-${region.slug})`} className="stroke-structure">
        <Land of={covered} />
      </g>
      <g className="fill-structure stroke-ground stroke-2">
        <Land of={covered.filter((country) => country.key)} />
      </g>
    </svg>
  )
}
