import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import type { Topology } from 'topojson-specification'
import { countryShapes } from './african-countries.ts'

type Box = { x: number; y: number; width: number; height: number }

/** Gives the function that draws a country, by its two letters, as large as a box lets it. */
export function outlineDrawer(atlas: Topology): (code: string, box: Box) => string {
  const shapes = new Map(countryShapes(atlas).map(({ country, shape }) => [country.code, shape]))
  return (code, box) => {
    const shape = shapes.get(code)
    if (!shape) throw new Error(`Expected a shape for ${code}`)
    return outline(shape, box)
  }
}

// Seen from above its middle: equal in area to every other country at the same scale.
function outline(shape: MultiPolygon, { x, y, width, height }: Box): string {
  const [longitude, latitude] = geoCentroid(shape)
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [x, y],
        [x + width, y + height],
      ],
      shape,
    )
  return geoPath(projection).digits(1)(shape) ?? ''
}
