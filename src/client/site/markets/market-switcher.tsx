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
}

const panelId = 'all-markets'
const regionSlugs = keysOf(regionLabels)

/** A button that opens the links to all markets. */
export function MarketSwitcher({ covered, current }: MarketSwitcherProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-12 min-w-0 cursor-pointer items-center gap-2 text-left font-semibold hover:underline"
      >
        {current ? words.switchMarket(current.name) : words.allMarketsCounted(covered.length)}
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
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
    </>
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
