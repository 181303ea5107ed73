import { clsx } from 'clsx'
import africa from '#client/generated/africa.json'
import { Coastlines, coastReach, Land, Shape, WholeLand } from '#client/site/map/africa.tsx'
import { regions } from '#shared/content/markets.ts'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { Hatch } from './hatch.tsx'
import { findSeaLabel, InlandName, MarketName, RegionName } from './map-names.tsx'
import { StatusPatterns, statusShapeClass } from './map-status.tsx'

interface AfricaMapProps {
  covered: readonly CoveredMarket[]
  /** The slug of the market or region under the pointer, on the map or in the legend. */
  active: string | null
  onPoint: (slug: string | null) => void
}

// Leaves room around the land for the lines along the coast.
const [x = 0, y = 0, width = 0, height = 0] = africa.viewBox.split(' ').map(Number)
const viewBox = [
  x - coastReach,
  y - coastReach,
  width + 2 * coastReach,
  height + 2 * coastReach,
].join(' ')

/**
 * The map of the continent: key markets filled and other covered markets hatched by region; with a
 * product, every covered market by its status. Legend and table have the same content as text.
 */
export function AfricaMap({ covered, active, onPoint }: AfricaMapProps) {
  const hasAnswers = covered.some(({ answer }) => answer)
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="w-full text-structure">
      <Coastlines />
      <g className="fill-ground stroke-structure/35 stroke-2 md:stroke-[1.2px]">
        <WholeLand />
      </g>
      {hasAnswers ? (
        <Statuses covered={covered} active={active} onPoint={onPoint} />
      ) : (
        <RegionsAndKeyMarkets covered={covered} active={active} onPoint={onPoint} />
      )}
    </svg>
  )
}

function RegionsAndKeyMarkets({ covered, active, onPoint }: AfricaMapProps) {
  const link = (slug: string) => ({
    href: `#${slug}`,
    // Hidden from the keyboard and screen readers: the legend has the same links in words.
    tabIndex: -1,
    onPointerEnter: () => onPoint(slug),
    onPointerLeave: () => onPoint(null),
  })
  return (
    <>
      {regions.map(({ slug, name }) => (
        <a key={slug} {...link(slug)} className="group cursor-pointer">
          <Hatch id={`hatch-${slug}`} region={slug} gap={15} />
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
            <Shape
              of={code}
              className={clsx(
                'stroke-ground stroke-3 transition-[fill]',
                active === slug ? 'fill-clay' : 'fill-structure',
              )}
            />
            <MarketName slug={slug} name={name} />
          </a>
        ))}
      {covered
        .filter(({ slug, depth }) => depth !== 'full' && slug === active)
        .map(({ slug, code }) => (
          <Shape
            key={slug}
            of={code}
            className="pointer-events-none fill-clay stroke-ground stroke-3"
          />
        ))}
    </>
  )
}

// Closed markets are drawn last, so that their clay edges cover those of their neighbours.
const drawOrder = (market: CoveredMarket) => Number(market.answer?.status === 'closed')

function Statuses({ covered, active, onPoint }: AfricaMapProps) {
  const isAside = (slug: string) => active !== null && active !== slug
  return (
    <>
      <StatusPatterns />
      {covered
        .toSorted((a, b) => drawOrder(a) - drawOrder(b))
        .map(({ slug, code, name, answer }) => (
          <a
            key={slug}
            href={answer ? routes.answer.href({ slug, product: answer.product }) : undefined}
            tabIndex={-1}
            onPointerEnter={() => onPoint(slug)}
            onPointerLeave={() => onPoint(null)}
            className={clsx(
              'cursor-pointer transition-opacity',
              answer && statusShapeClass[answer.status],
              isAside(slug) && 'opacity-40',
            )}
          >
            <title>{name}</title>
            <Shape of={code} />
          </a>
        ))}
      <g className="pointer-events-none">
        {covered.map(({ slug, code, name }) =>
          findSeaLabel(slug) ? (
            <MarketName key={slug} slug={slug} name={name} />
          ) : (
            <InlandName key={slug} code={code} name={name} />
          ),
        )}
      </g>
    </>
  )
}
