import { clsx } from 'clsx'
import africa from '#client/generated/africa.json'
import { countries } from '#client/site/map/africa.tsx'

interface NameProps {
  slug: string
  name: string
}

// In map units: 48 units are 14 px on the narrowest phone.
const nameSize = 'text-[48px] sm:text-[38px] md:text-[25px]'

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

/** Returns the position of a key market's label at sea; undefined for other markets. */
export function findSeaLabel(slug: string) {
  return africa.labels.find((label) => label.slug === slug)
}

/** The label of a key market at sea, with a line to its country. */
export function MarketName({ slug, name }: NameProps) {
  const label = findSeaLabel(slug)
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

interface LabelPosition {
  x: number
  y: number
  align?: 'start' | 'end'
}

// Positions in map units, by ISO 3166-1 code, for names that would cover others at the centre.
const labelPositions: Readonly<Record<string, LabelPosition>> = {
  BW: { x: 605, y: 768 },
  CI: { x: 214, y: 320 },
  MW: { x: 722, y: 622 },
  MZ: { x: 738, y: 762, align: 'start' },
  NA: { x: 500, y: 746 },
  RW: { x: 664, y: 509, align: 'end' },
  SL: { x: 112, y: 396, align: 'end' },
  SN: { x: 128, y: 240 },
}

/** The name of a market without a label at sea, on its country; hidden on phones. */
export function InlandName({ code, name }: { code: string; name: string }) {
  const country = countries.find((label) => label.code === code)
  if (!country) return null
  const [left, top, right, bottom] = country.box
  const center: LabelPosition = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const { x, y, align = 'middle' } = labelPositions[code] ?? center
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
