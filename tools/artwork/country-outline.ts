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

/** Draws two countries at one scale, each in the middle of its box. */
export type OutlinePair = (
  codes: readonly [string, string],
  boxes: readonly [Box, Box],
) => [string, string]

/** Gives the function that draws two countries as large as their boxes let both. */
export function outlinePairDrawer(atlas: Topology): OutlinePair {
  const shapes = new Map(countryShapes(atlas).map(({ country, shape }) => [country.code, shape]))
  return ([one, other], [box, otherBox]) => {
    const [shape, otherShape] = [shapes.get(one), shapes.get(other)]
    if (!shape || !otherShape) throw new Error(`Expected shapes for ${one} and ${other}`)
    const scale = Math.min(
      projectionOf(shape, box).scale(),
      projectionOf(otherShape, otherBox).scale(),
    )
    return [centred(shape, { box, scale }), centred(otherShape, { box: otherBox, scale })]
  }
}

function centred(shape: MultiPolygon, { box, scale }: { box: Box; scale: number }): string {
  const projection = projectionOf(shape, box).scale(scale).translate([0, 0])
  const [[west, north], [east, south]] = geoPath(projection).bounds(shape)
  const middle: [number, number] = [
    box.x + box.width / 2 - (west + east) / 2,
    box.y + box.height / 2 - (north + south) / 2,
  ]
  return geoPath(projection.translate(middle)).digits(1)(shape) ?? ''
}

// Seen from above its middle: equal in area to every other country at the same scale.
function projectionOf(shape: MultiPolygon, { x, y, width, height }: Box) {
  const [longitude, latitude] = geoCentroid(shape)
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [x, y],
        [x + width, y + height],
      ],
      shape,
    )
}

function outline(shape: MultiPolygon, box: Box): string {
  return geoPath(projectionOf(shape, box)).digits(1)(shape) ?? ''
}
