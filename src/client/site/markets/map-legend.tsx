import type { ReactNode } from 'react'
import { keyMarketsIntro, regions, regionsIntro } from '#shared/content/markets.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { Hatch } from './hatch.tsx'
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
        places={markets.map((market) => ({ ...market, swatch: <FilledSwatch /> }))}
        onPoint={onPoint}
      />
      <Places
        id="legend-regions"
        title={regionsIntro.title}
        places={regions.map((one) => ({ ...one, swatch: <HatchedSwatch region={one.slug} /> }))}
        onPoint={onPoint}
      />
    </nav>
  )
}

interface PlacesProps extends Pick<MapLegendProps, 'onPoint'> {
  id: string
  title: string
  places: readonly { slug: string; name: string; swatch: ReactNode }[]
}

function Places({ id, title, places, onPoint }: PlacesProps) {
  return (
    <div className="pt-4">
      <p id={id} className="eyebrow">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-1">
        {places.map(({ slug, name, swatch }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="flex min-h-11 items-center gap-3 leading-tight hover:underline"
              onPointerEnter={() => onPoint(slug)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(slug)}
              onBlur={() => onPoint(null)}
            >
              {swatch}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FilledSwatch() {
  return (
    <svg aria-hidden="true" className="h-4 w-6 shrink-0 fill-structure">
      <rect width="100%" height="100%" />
    </svg>
  )
}

function HatchedSwatch({ region }: { region: (typeof regions)[number]['slug'] }) {
  return (
    <svg aria-hidden="true" className="h-4 w-6 shrink-0 text-structure">
      <Hatch id={`legend-${region}`} region={region} gap={5} />
      <rect width="100%" height="100%" fill={`url(#legend-${region})`} />
    </svg>
  )
}
