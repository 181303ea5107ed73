import { clsx } from 'clsx'
import africa from '#client/generated/africa.json'
import { Coastlines, coastReach, countries, countriesOf, Land } from '#client/map/africa.tsx'
import { markets, regions } from '#shared/content/markets.ts'
import { Hatch } from './hatch.tsx'

interface AfricaMapProps {
  /** The slug of the market or region that is pointed at, here or in the legend. */
  active: string | null
  onPoint: (slug: string | null) => void
}

// Around the land there is room for the lines along its coasts.
const [x = 0, y = 0, width = 0, height = 0] = africa.viewBox.split(' ').map(Number)
const viewBox = [
  x - coastReach,
  y - coastReach,
  width + 2 * coastReach,
  height + 2 * coastReach,
].join(' ')

/** The continent: key markets filled, regions hatched. The legend says the same in words. */
export function AfricaMap({ active, onPoint }: AfricaMapProps) {
  const link = (slug: string) => ({
    href: `#${slug}`,
    // Hidden from the keyboard and screen readers: the legend has the same links in words.
    tabIndex: -1,
    onPointerEnter: () => onPoint(slug),
    onPointerLeave: () => onPoint(null),
  })
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="w-full text-structure">
      <defs>
        {regions.map(({ slug }) => (
          <Hatch key={slug} id={`hatch-${slug}`} region={slug} gap={15} />
        ))}
      </defs>
      <Coastlines />
      <g className="fill-ground stroke-structure/35 stroke-2 md:stroke-[1.2px]">
        <Land of={countries} />
      </g>
      {regions.map(({ slug, name }) => (
        <a key={slug} {...link(slug)} className="group cursor-pointer">
          <g
            fill={`url(#hatch-${slug})`}
            className={clsx(
              'stroke-structure/50 stroke-2 transition-opacity md:stroke-[1.2px]',
              active === slug ? 'opacity-100' : 'opacity-60',
            )}
          >
            <Land of={countriesOf(slug)} />
          </g>
          <RegionName slug={slug} name={name} />
        </a>
      ))}
      {markets.map(({ slug, code, country }) => (
        <a key={slug} {...link(slug)} className="cursor-pointer">
          <g
            className={clsx(
              'stroke-ground stroke-3 transition-[fill]',
              active === slug ? 'fill-clay' : 'fill-structure',
            )}
          >
            <use href={`#land-${code}`} />
          </g>
          <MarketName slug={slug} name={country} />
        </a>
      ))}
    </svg>
  )
}

interface NameProps {
  slug: string
  name: string
}

// In map units: 48 of them are 14 px on the narrowest phone.
const nameSize = 'text-[48px] sm:text-[38px] md:text-[25px]'

function RegionName({ slug, name }: NameProps) {
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

function MarketName({ slug, name }: NameProps) {
  const label = africa.labels.find((one) => one.slug === slug)
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
