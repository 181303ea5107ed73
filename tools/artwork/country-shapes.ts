import type { MultiPolygon, Polygon, Position } from 'geojson'
import { merge } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as MultiPolygonArcs,
  Polygon as PolygonArcs,
  Topology,
} from 'topojson-specification'
import { type AfricanCountry, africanCountries } from './african-countries.ts'

export type CountryShape = { country: AfricanCountry; shape: MultiPolygon }

type CountryArcs = (PolygonArcs | MultiPolygonArcs) & {
  id?: string
  properties?: { name?: string }
}

const somalia = '706'
const somaliland = 'Somaliland'
// Marion Island, South Africa's, would pull the whole map south.
const southernmostLatitude = -36

/** Finds the outline of each African country; Somaliland, without a code, is drawn in Somalia. */
export function countryShapes(topology: Topology): CountryShape[] {
  const { geometries } = topology.objects.countries as GeometryCollection
  return Object.entries(africanCountries).map(([id, country]) => {
    const parts = (geometries as CountryArcs[]).filter((part) => belongsTo(part, id))
    if (parts.length === 0) throw new Error(`The world atlas has no shape for ${country.name}`)
    return { country, shape: withoutFarIslands(merge(topology, parts)) }
  })
}

function belongsTo(part: CountryArcs, id: string): boolean {
  return part.id === id || (id === somalia && part.properties?.name === somaliland)
}

function withoutFarIslands(shape: MultiPolygon): MultiPolygon {
  const isNear = (polygon: Polygon['coordinates']) =>
    polygon[0]?.every(([, latitude = 0]: Position) => latitude > southernmostLatitude)
  return { ...shape, coordinates: shape.coordinates.filter(isNear) }
}
