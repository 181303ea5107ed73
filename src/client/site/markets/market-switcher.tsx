import { Link } from '@inertiajs/react'
import { ChevronsUpDown } from 'lucide-react'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import { regionLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface MarketSwitcherProps {
  covered: readonly (MarketName & Pick<CoveredMarket, 'region'>)[]
  current?: MarketName
  /** The parts of the page, by the ids of their elements. */
  parts: readonly { id: string; label: string }[]
}

const panelId = 'all-markets'
const regionSlugs = keysOf(regionLabels)

/** A sticky bar with links to all markets and, on wide screens, to the parts of the page. */
export function MarketSwitcher({ covered, current, parts }: MarketSwitcherProps) {
  return (
    <div className="market-switcher sticky top-18 z-30 border-y border-line bg-ground print:hidden">
      <div className="wrap flex items-center justify-between gap-6">
        <button
          type="button"
          popoverTarget={panelId}
          className="flex min-h-12 min-w-0 cursor-pointer items-center gap-2 text-left font-semibold hover:underline"
        >
          {current ? words.switchMarket(current.name) : words.allMarketsCounted(covered.length)}
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </button>
        {parts.length > 0 && <PartLinks parts={parts} />}
      </div>
      {/* The key closes the panel after a link to another market. */}
      <nav
        key={current?.slug}
        id={panelId}
        popover="auto"
        aria-label={words.allMarkets}
        className="market-panel"
      >
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {regionSlugs.map((region) => (
            <div key={region}>
              <p className="eyebrow">{regionLabels[region]}</p>
              <MarketList
                markets={covered.filter((market) => market.region === region)}
                current={current?.slug}
              />
            </div>
          ))}
        </div>
      </nav>
    </div>
  )
}

function PartLinks({ parts }: Pick<MarketSwitcherProps, 'parts'>) {
  return (
    <nav aria-label={words.onThisPage} className="max-lg:hidden">
      <ul className="flex gap-x-6">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-12 items-center text-sm hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MarketListProps {
  markets: readonly MarketName[]
  current: string | undefined
}

function MarketList({ markets, current }: MarketListProps) {
  return (
    <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
      {markets.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            href={routes.market.href({ slug })}
            aria-current={slug === current ? 'page' : undefined}
            className="flex min-h-11 items-center leading-tight hover:underline aria-[current]:font-semibold"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
