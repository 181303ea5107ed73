import { clsx } from 'clsx'
import { keyMarketsIntro, regions, regionsIntro } from '#shared/content/markets.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'
import * as words from './words.ts'

interface MapLegendProps {
  markets: readonly MarketName[]
  onPoint: (slug: string | null) => void
}

export function MapLegend({ markets, onPoint }: MapLegendProps) {
  return (
    <nav
      aria-label={words.placesOnTheMap}
      className="grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 border-t border-line"
    >
      <Places
        id="legend-markets"
        title={keyMarketsIntro.title}
        places={markets}
        onPoint={onPoint}
      />
      <Places
        id="legend-regions"
        title={regionsIntro.title}
        places={regions.map((region) => ({ ...region, hatch: hatches[region.slug] }))}
        onPoint={onPoint}
      />
    </nav>
  )
}

const hatches: Readonly<Record<RegionSlug, string>> = {
  west: 'map-place-west',
  east: 'map-place-east',
  southern: 'map-place-southern',
}

interface PlacesProps extends Pick<MapLegendProps, 'onPoint'> {
  id: string
  title: string
  /** A place without a hatch is filled. */
  places: readonly (MarketName & { hatch?: string })[]
}

function Places({ id, title, places, onPoint }: PlacesProps) {
  return (
    <div className="pt-4">
      <p id={id} className="eyebrow">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-1">
        {places.map(({ slug, name, hatch }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className={clsx(
                'map-place flex min-h-11 items-center gap-3 leading-tight hover:underline',
                hatch,
              )}
              onPointerEnter={() => onPoint(slug)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(slug)}
              onBlur={() => onPoint(null)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
