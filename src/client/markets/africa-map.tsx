import { clsx } from 'clsx'
import africa from '#client/generated/africa.json'
import { Coastlines, coastReach, countries, Land } from '#client/map/africa.tsx'
import { regions } from '#shared/content/markets.ts'
import type { CoveredMarket } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Hatch } from './hatch.tsx'
import { StatusPatterns, statusShapeClass } from './map-status.tsx'

interface AfricaMapProps {
  covered: readonly CoveredMarket[]
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

/**
 * The continent: key markets filled, what else is covered hatched by region; or, where a product was
 * asked about, every covered market by its status. Legend and table say the same in words.
 */
export function AfricaMap({ covered, active, onPoint }: AfricaMapProps) {
  const asked = covered.some(({ answer }) => answer)
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="w-full text-structure">
      <Coastlines />
      <g className="fill-ground stroke-structure/35 stroke-2 md:stroke-[1.2px]">
        <Land of={countries} />
      </g>
      {asked ? (
        <Statuses covered={covered} />
      ) : (
        <Places covered={covered} active={active} onPoint={onPoint} />
      )}
    </svg>
  )
}

/** Regions and key markets, each a link to what the page says of it. */
function Places({ covered, active, onPoint }: AfricaMapProps) {
  const link = (slug: string) => ({
    href: `#${slug}`,
    // Hidden from the keyboard and screen readers: the legend has the same links in words.
    tabIndex: -1,
    onPointerEnter: () => onPoint(slug),
    onPointerLeave: () => onPoint(null),
  })
  return (
    <>
      <defs>
        {regions.map(({ slug }) => (
          <Hatch key={slug} id={`hatch-${slug}`} region={slug} gap={15} />
        ))}
      </defs>
      {regions.map(({ slug, name }) => (
        <a key={slug} {...link(slug)} className="group cursor-pointer">
          <g
            fill={`url(#hatch-${slug})`}
            className={clsx(
              'stroke-structure/50 stroke-2 transition-opacity md:stroke-[1.2px]',
              active === slug ? 'opacity-100' : 'opacity-60',
            )}
          >
            <Land of={covered.filter(({ region }) => region === slug)} />
          </g>
          <RegionName slug={slug} name={name} />
        </a>
      ))}
      {covered
        .filter(({ depth }) => depth === 'full')
        .map(({ slug, code, name }) => (
          <a key={slug} {...link(slug)} className="cursor-pointer">
            <g
              className={clsx(
                'stroke-ground stroke-3 transition-[fill]',
                active === slug ? 'fill-clay' : 'fill-structure',
              )}
            >
              <use href={`#land-${code}`} />
            </g>
            <MarketName slug={slug} name={name} />
          </a>
        ))}
    </>
  )
}

// An edge in clay is drawn over the edges of its neighbours.
const drawnLast = (one: CoveredMarket) => Number(one.answer?.status === 'closed')

/** Every covered market by its status, each a link to its dossier. */
function Statuses({ covered }: Pick<AfricaMapProps, 'covered'>) {
  return (
    <>
      <StatusPatterns />
      {covered
        .toSorted((a, b) => drawnLast(a) - drawnLast(b))
        .map(({ slug, code, name, answer }) => (
          <a
            key={slug}
            href={routes.market.href({ slug })}
            tabIndex={-1}
            className={clsx('cursor-pointer', answer && statusShapeClass[answer.status])}
          >
            <title>{name}</title>
            <use href={`#land-${code}`} />
          </a>
        ))}
      {covered.map(({ slug, code, name }) => (
        <g key={slug} className="pointer-events-none">
          <MarketName slug={slug} name={name} />
          {!labelOf(slug) && <InlandName code={code} name={name} />}
        </g>
      ))}
    </>
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

function labelOf(slug: string) {
  return africa.labels.find((one) => one.slug === slug)
}

function MarketName({ slug, name }: NameProps) {
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

/** The name of a market without a label at sea, over its middle; phones have the table alone. */
function InlandName({ code, name }: { code: string; name: string }) {
  const country = countries.find((one) => one.code === code)
  if (!country) return null
  const [left, top, right, bottom] = country.box
  return (
    <text
      x={(left + right) / 2}
      y={(top + bottom) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      className="map-name font-sans text-[19px] font-semibold max-md:hidden"
    >
      {name}
    </text>
  )
}
