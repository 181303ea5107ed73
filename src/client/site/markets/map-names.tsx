import { clsx } from 'clsx'
import africa from '#client/generated/africa.json'
import { countries } from '#client/site/map/africa.tsx'

interface NameProps {
  slug: string
  name: string
}

// In map units: 48 of them are 14 px on the narrowest phone.
const nameSize = 'text-[48px] sm:text-[38px] md:text-[25px]'

/** The name of a region, over its middle. */
export function RegionName({ slug, name }: NameProps) {
  const { x, y } = africa.regionLabels.find((label) => label.slug === slug) ?? { x: 0, y: 0 }
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className={clsx('map-name font-display italic', nameSize)}
    >
      {name}
    </text>
  )
}

/** Where the name of a key market stands at sea; nothing for the others. */
export function labelOf(slug: string) {
  return africa.labels.find((one) => one.slug === slug)
}

/** The name of a key market at sea, with a line to its country. */
export function MarketName({ slug, name }: NameProps) {
  const label = labelOf(slug)
  if (!label) return null
  const { x, y, anchorX, anchorY, align } = label
  const start = align === 'start' ? x - 8 : x
  return (
    <>
      <path
        d={`M${anchorX} ${anchorY}L${start} ${y - (align === 'start' ? 10 : 40)}`}
        className="stroke-clay stroke-3 md:stroke-2"
      />
      <circle cx={anchorX} cy={anchorY} r="7" className="fill-clay stroke-ground stroke-3" />
      <text
        x={x}
        y={y}
        textAnchor={align}
        className={clsx('map-name font-sans font-semibold', nameSize)}
      >
        {name}
      </text>
    </>
  )
}

interface Spot {
  x: number
  y: number
  align?: 'start' | 'end'
}

// In map units, where a name over the middle of its country would cover others; by ISO 3166-1.
const spots: Readonly<Record<string, Spot>> = {
  BW: { x: 605, y: 768 },
  CI: { x: 214, y: 320 },
  MW: { x: 722, y: 622 },
  MZ: { x: 738, y: 762, align: 'start' },
  NA: { x: 500, y: 746 },
  RW: { x: 664, y: 509, align: 'end' },
  SL: { x: 112, y: 396, align: 'end' },
  SN: { x: 128, y: 240 },
}

/** The name of a market without a label at sea, at its country; phones have the table alone. */
export function InlandName({ code, name }: { code: string; name: string }) {
  const country = countries.find((one) => one.code === code)
  if (!country) return null
  const [left, top, right, bottom] = country.box
  const middle: Spot = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const { x, y, align = 'middle' } = spots[code] ?? middle
  return (
    <text
      x={x}
      y={y}
      textAnchor={align}
      dominantBaseline="central"
      className="map-name font-sans text-[20px] font-semibold max-md:hidden"
    >
      {name}
    </text>
  )
}
