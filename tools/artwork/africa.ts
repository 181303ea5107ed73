import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { presimplify, simplify } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'
import { marketLabels, regionLabels } from './africa-labels.ts'
import type { Region } from './african-countries.ts'
import { countryShapes } from './country-shapes.ts'
import { areaOf, discPath, type Ring, ringPaths } from './ring-path.ts'

type Place = { x: number; y: number }

/** The map of Africa as the client draws it; a label's `y` is the middle of its letters. */
export type AfricaMap = {
  viewBox: string
  countries: { code: string; name: string; region: Region | null; key: boolean; path: string }[]
  labels: (Place & { slug: string; align: string; anchorX: number; anchorY: number })[]
  regionLabels: (Place & { slug: Region })[]
}

const [width, height, padding] = [1000, 920, 8]
const centre: [longitude: number, latitude: number] = [17, 2]
// A point stays when the triangle it makes with its neighbours is larger than this.
const smallestTriangle = 0.016
const smallestIsland = 4
const smallestCountry = 60
const islandDotRadius = 4
const keyMarkets = ['ZA', 'NG', 'KE', 'GH']

/** Draws the countries of Africa in equal area, in whole units of the view box. */
export function drawAfrica(atlas: Topology<Objects<{ name: string }>>): AfricaMap {
  const shapes = countryShapes(simplify(presimplify(atlas), smallestTriangle))
  const projection = fitted(shapes.map(({ shape }) => shape))
  const place = (spot: Position): Place => {
    const [x, y] = placed(spot, projection)
    return { x, y }
  }
  return {
    viewBox: `0 0 ${width} ${height}`,
    countries: shapes.map(({ country, shape }) => ({
      ...country,
      key: keyMarkets.includes(country.code),
      path: pathOf(shape, projection),
    })),
    labels: marketLabels.map(({ slug, align, at, anchor }) => {
      const { x: anchorX, y: anchorY } = place(anchor)
      return { slug, align, ...place(at), anchorX, anchorY }
    }),
    regionLabels: regionLabels.map(({ slug, at }) => ({ slug, ...place(at) })),
  }
}

function fitted(geometries: MultiPolygon[]): GeoProjection {
  const frame: [[number, number], [number, number]] = [
    [padding, padding],
    [width - padding, height - padding],
  ]
  return geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .fitExtent(frame, { type: 'GeometryCollection', geometries })
}

// An island state too small to see is drawn as a dot, as atlases do.
function pathOf({ coordinates }: MultiPolygon, projection: GeoProjection): string {
  const rings = coordinates.flat().map((ring) => wholeRing(ring, projection))
  const [largest] = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  const [x, y] = largest?.[0] ?? [0, 0]
  if (!largest || areaOf(largest) < smallestCountry) return discPath(x, y, islandDotRadius)
  return ringPaths(rings.filter((ring) => areaOf(ring) >= smallestIsland))
}

function wholeRing(ring: Position[], projection: GeoProjection): Ring {
  const points = ring.map((position) => placed(position, projection))
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return !before || before[0] !== x || before[1] !== y
  })
}

function placed([longitude = 0, latitude = 0]: Position, projection: GeoProjection): Ring[number] {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return [Math.round(x), Math.round(y)]
}
