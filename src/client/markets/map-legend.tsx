import { keyMarketsIntro, markets, regions, regionsIntro } from '#shared/content/markets.ts'
import { Hatch } from './hatch.tsx'

/** The places on the map as links, for screen readers, the keyboard and touch. */
export function MapLegend({ onPoint }: { onPoint: (slug: string | null) => void }) {
  const point = (slug: string) => ({
    href: `#${slug}`,
    className: 'flex min-h-11 items-center gap-3 leading-tight hover:underline',
    onPointerEnter: () => onPoint(slug),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(slug),
    onBlur: () => onPoint(null),
  })
  return (
    <nav
      aria-label="Places on the map"
      className="grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 border-t border-line"
    >
      <div className="pt-4">
        <p id="legend-markets" className="eyebrow">
          {keyMarketsIntro.title}
        </p>
        <ul aria-labelledby="legend-markets" className="mt-1">
          {markets.map(({ slug, country }) => (
            <li key={slug}>
              <a {...point(slug)}>
                <svg aria-hidden="true" className="h-4 w-6 shrink-0 fill-structure">
                  <rect width="100%" height="100%" />
                </svg>
                {country}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="pt-4">
        <p id="legend-regions" className="eyebrow">
          {regionsIntro.title}
        </p>
        <ul aria-labelledby="legend-regions" className="mt-1">
          {regions.map(({ slug, name }) => (
            <li key={slug}>
              <a {...point(slug)}>
                <svg aria-hidden="true" className="h-4 w-6 shrink-0 text-structure">
                  <Hatch id={`legend-${slug}`} region={slug} gap={5} />
                  <rect width="100%" height="100%" fill={`url(#legend-${slug})`} />
                </svg>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
