import type { Region } from './african-countries.ts'

type Spot = [longitude: number, latitude: number]

/** Where a key market's label stands at sea, which way it is aligned, and where its line ends. */
export const marketLabels: {
  slug: string
  align: 'start' | 'middle' | 'end'
  at: Spot
  anchor: Spot
}[] = [
  { slug: 'south-africa', align: 'start', at: [34.4, -31.4], anchor: [25.2, -30.6] },
  { slug: 'nigeria', align: 'middle', at: [1.2, -5], anchor: [6.6, 7.6] },
  { slug: 'kenya', align: 'start', at: [44.4, -2.6], anchor: [38, 0.2] },
  { slug: 'ghana', align: 'middle', at: [-8.6, 0.6], anchor: [-1.3, 7] },
]

/** Where the name of each region stands, over its middle. */
export const regionLabels: { slug: Region; at: Spot }[] = [
  { slug: 'west', at: [-2.4, 16.6] },
  { slug: 'east', at: [39.6, 8.2] },
  { slug: 'southern', at: [23.4, -16.6] },
]
