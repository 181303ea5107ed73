import type { MultiPolygon, Polygon, Position } from 'geojson'
import { merge } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as MultiPolygonArcs,
  Polygon as PolygonArcs,
  Topology,
} from 'topojson-specification'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'

type AfricanCountry = { code: string; name: string; region: RegionSlug | null }

type CountryShape = { country: AfricanCountry; shape: MultiPolygon }

type CountryArcs = (PolygonArcs | MultiPolygonArcs) & {
  id?: string
  properties?: { name?: string }
}

const somalia = '706'
const somaliland = 'Somaliland'
// Marion Island, South Africa's, would pull the whole map south.
const southernmostLatitude = -36

// By ISO 3166-1 numeric code; regions group markets, after the UN's M49.
const africanCountries: Record<string, AfricanCountry> = {
  '012': { code: 'DZ', name: 'Algeria', region: null },
  '024': { code: 'AO', name: 'Angola', region: 'southern' },
  '072': { code: 'BW', name: 'Botswana', region: 'southern' },
  '108': { code: 'BI', name: 'Burundi', region: 'east' },
  '120': { code: 'CM', name: 'Cameroon', region: null },
  '132': { code: 'CV', name: 'Cabo Verde', region: 'west' },
  '140': { code: 'CF', name: 'Central African Republic', region: null },
  '148': { code: 'TD', name: 'Chad', region: null },
  '174': { code: 'KM', name: 'Comoros', region: 'east' },
  '178': { code: 'CG', name: 'Congo', region: null },
  '180': { code: 'CD', name: 'DR Congo', region: null },
  '204': { code: 'BJ', name: 'Benin', region: 'west' },
  '226': { code: 'GQ', name: 'Equatorial Guinea', region: null },
  '231': { code: 'ET', name: 'Ethiopia', region: 'east' },
  '232': { code: 'ER', name: 'Eritrea', region: 'east' },
  '262': { code: 'DJ', name: 'Djibouti', region: 'east' },
  '266': { code: 'GA', name: 'Gabon', region: null },
  '270': { code: 'GM', name: 'The Gambia', region: 'west' },
  '288': { code: 'GH', name: 'Ghana', region: 'west' },
  '324': { code: 'GN', name: 'Guinea', region: 'west' },
  '384': { code: 'CI', name: 'Côte d’Ivoire', region: 'west' },
  '404': { code: 'KE', name: 'Kenya', region: 'east' },
  '426': { code: 'LS', name: 'Lesotho', region: 'southern' },
  '430': { code: 'LR', name: 'Liberia', region: 'west' },
  '434': { code: 'LY', name: 'Libya', region: null },
  '450': { code: 'MG', name: 'Madagascar', region: 'east' },
  '454': { code: 'MW', name: 'Malawi', region: 'southern' },
  '466': { code: 'ML', name: 'Mali', region: 'west' },
  '478': { code: 'MR', name: 'Mauritania', region: 'west' },
  '480': { code: 'MU', name: 'Mauritius', region: 'east' },
  '504': { code: 'MA', name: 'Morocco', region: null },
  '508': { code: 'MZ', name: 'Mozambique', region: 'southern' },
  '516': { code: 'NA', name: 'Namibia', region: 'southern' },
  '562': { code: 'NE', name: 'Niger', region: 'west' },
  '566': { code: 'NG', name: 'Nigeria', region: 'west' },
  '624': { code: 'GW', name: 'Guinea-Bissau', region: 'west' },
  '646': { code: 'RW', name: 'Rwanda', region: 'east' },
  '678': { code: 'ST', name: 'São Tomé and Príncipe', region: null },
  '686': { code: 'SN', name: 'Senegal', region: 'west' },
  '690': { code: 'SC', name: 'Seychelles', region: 'east' },
  '694': { code: 'SL', name: 'Sierra Leone', region: 'west' },
  '706': { code: 'SO', name: 'Somalia', region: 'east' },
  '710': { code: 'ZA', name: 'South Africa', region: 'southern' },
  '716': { code: 'ZW', name: 'Zimbabwe', region: 'southern' },
  '728': { code: 'SS', name: 'South Sudan', region: 'east' },
  '729': { code: 'SD', name: 'Sudan', region: null },
  '732': { code: 'EH', name: 'Western Sahara', region: null },
  '748': { code: 'SZ', name: 'Eswatini', region: 'southern' },
  '768': { code: 'TG', name: 'Togo', region: 'west' },
  '788': { code: 'TN', name: 'Tunisia', region: null },
  '800': { code: 'UG', name: 'Uganda', region: 'east' },
  '818': { code: 'EG', name: 'Egypt', region: null },
  '834': { code: 'TZ', name: 'Tanzania', region: 'east' },
  '854': { code: 'BF', name: 'Burkina Faso', region: 'west' },
  '894': { code: 'ZM', name: 'Zambia', region: 'southern' },
}

/** Finds the outline of each African country; Somaliland, without a code, is drawn in Somalia. */
export function countryShapes(topology: Topology): CountryShape[] {
  return Object.entries(africanCountries).map(([id, country]) => {
    const parts = partsOf(topology, id)
    if (parts.length === 0) throw new Error(`The world atlas has no shape for ${country.name}`)
    return { country, shape: withoutFarIslands(merge(topology, parts)) }
  })
}

/** Finds the outline of all African countries together. */
export function continentShape(topology: Topology): MultiPolygon {
  const parts = Object.keys(africanCountries).flatMap((id) => partsOf(topology, id))
  return withoutFarIslands(merge(topology, parts))
}

function partsOf(topology: Topology, id: string): CountryArcs[] {
  const { geometries } = topology.objects.countries as GeometryCollection
  return (geometries as CountryArcs[]).filter((part) => belongsTo(part, id))
}

function belongsTo(part: CountryArcs, id: string): boolean {
  return part.id === id || (id === somalia && part.properties?.name === somaliland)
}

function withoutFarIslands(shape: MultiPolygon): MultiPolygon {
  const isNear = (polygon: Polygon['coordinates']) =>
    polygon[0]?.every(([, latitude = 0]: Position) => latitude > southernmostLatitude)
  return { ...shape, coordinates: shape.coordinates.filter(isNear) }
}
