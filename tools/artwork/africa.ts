import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { presimplify, simplify } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'
import type africa from '#client/generated/africa.json'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'
import { continentShape, countryShapes } from './african-countries.ts'

type Place = { x: number; y: number }
type Ring = [x: number, y: number][]
type Spot = [longitude: number, latitude: number]

type AfricaMap = typeof africa
type Box = AfricaMap['countries'][number]['box']

interface Drawing {
  /** The part of the map that screens use. */
  map: AfricaMap
  /** The shapes themselves, as an SVG document that other drawings refer to. */
  shapes: string
}

const [width, height, padding] = [1000, 920, 8]
const centre: [longitude: number, latitude: number] = [17, 2]
// A point stays when the triangle it makes with its neighbours is larger than this.
const smallestTriangle = 0.02
const smallestIsland = 4
const smallestCountry = 60
const islandDotRadius = 4

// Where a key market's label stands at sea, which way it is aligned, and where its line ends.
const marketLabels: { slug: string; align: 'start' | 'middle'; at: Spot; anchor: Spot }[] = [
  { slug: 'south-africa', align: 'start', at: [34.4, -31.4], anchor: [25.2, -30.6] },
  { slug: 'nigeria', align: 'middle', at: [1.2, -5], anchor: [6.6, 7.6] },
  { slug: 'kenya', align: 'start', at: [44.4, -2.6], anchor: [38, 0.2] },
  { slug: 'ghana', align: 'middle', at: [-8.6, 0.6], anchor: [-1.3, 7] },
]

// Where the name of each region stands, over its middle.
const regionLabels: { slug: RegionSlug; at: Spot }[] = [
  { slug: 'west', at: [-2.4, 16.6] },
  { slug: 'east', at: [39.6, 8.2] },
  { slug: 'southern', at: [23.4, -16.6] },
]

/** Draws the countries of Africa in equal area, in whole units of the view box. */
export function drawAfrica(atlas: Topology<Objects<{ name: string }>>): Drawing {
  const simplified = simplify(presimplify(atlas), smallestTriangle)
  const shapes = countryShapes(simplified)
  const projection = fitted(shapes.map(({ shape }) => shape))
  const drawn = shapes.map(({ country, shape }) => {
    const rings = ringsOf(shape, projection)
    return { country, rings, isTiny: !rings.some((ring) => areaOf(ring) >= smallestCountry) }
  })
  const place = (spot: Position): Place => {
    const [x, y] = pointAt(spot, projection)
    return { x, y }
  }
  const paths = drawn.map(({ country, rings, isTiny }) => ({
    id: `land-${country.code}`,
    path: isTiny ? dotPath(rings) : landPath(rings),
  }))
  // An island too small to see is no part of the coast, but the dot that stands for it is.
  const dots = drawn.filter(({ isTiny }) => isTiny).map(({ rings }) => dotPath(rings))
  const coast = landPath(ringsOf(continentShape(simplified), projection)) + dots.join('')
  const map = {
    viewBox: `0 0 ${width} ${height}`,
    countries: drawn.map(({ country: { code, region }, rings, isTiny }) => ({
      code,
      region,
      box: boxOf(isTiny ? rings.slice(0, 1) : rings.filter(isDrawn)),
    })),
    labels: marketLabels.map(({ slug, align, at, anchor }) => {
      const { x: anchorX, y: anchorY } = place(anchor)
      return { slug, align, ...place(at), anchorX, anchorY }
    }),
    regionLabels: regionLabels.map(({ slug, at }) => ({ slug, ...place(at) })),
  }
  return { map, shapes: shapesOf(paths, coast) }
}

function shapesOf(countries: { id: string; path: string }[], coast: string): string {
  const land = countries.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('')
  const shapes = `<g id="land">${land}</g><path id="coast" d="${coast}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>${shapes}</defs></svg>`
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

// Largest first.
function ringsOf({ coordinates }: MultiPolygon, projection: GeoProjection): Ring[] {
  const rings = coordinates.flat().map((ring) => wholeRing(ring, projection))
  return rings.toSorted((a, b) => areaOf(b) - areaOf(a))
}

// An island state too small to see is drawn as a dot, as atlases do.
function dotPath([largest]: Ring[]): string {
  const [x, y] = largest?.[0] ?? [0, 0]
  return discPath(x, y, islandDotRadius)
}

function landPath(rings: Ring[]): string {
  return ringPaths(rings.filter(isDrawn))
}

function isDrawn(ring: Ring): boolean {
  return areaOf(ring) >= smallestIsland
}

// Left, top, right, bottom.
function boxOf(rings: Ring[]): Box {
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function wholeRing(ring: Position[], projection: GeoProjection): Ring {
  const points = ring.map((position) => pointAt(position, projection))
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return !before || before[0] !== x || before[1] !== y
  })
}

function pointAt([longitude = 0, latitude = 0]: Position, projection: GeoProjection): Ring[number] {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return [Math.round(x), Math.round(y)]
}

// Draws rings as one SVG path of relative lines; coordinates must be whole numbers.
function ringPaths(rings: Ring[]): string {
  return rings.map(ringPath).join('')
}

// Draws a small disc as an SVG path.
function discPath(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `
  return `M${x - radius} ${y}${half}${radius * 2} 0${half}${-radius * 2} 0z`
}

// The area a ring encloses, whichever way it turns.
function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

// The step back to the start is left out: z draws it.
function ringPath(ring: Ring): string {
  const [start, ...others] = ring.slice(0, -1)
  if (!start) return ''
  const steps = others.flatMap(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? start
    return [x - fromX, y - fromY]
  })
  return `M${packed(start)}l${packed(steps)}z`
}

function packed(numbers: number[]): string {
  return numbers.map((n, index) => (index === 0 || n < 0 ? `${n}` : ` ${n}`)).join('')
}
