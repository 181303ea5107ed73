import { Link } from '@inertiajs/react'
import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { ObligationEntries } from '#client/knowledge/obligation-entries.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** The entries of the only duty, market by market. */
export function MarketList({ rows, sources, today }: Pages['marketing/obligations']) {
  const markets = new Map(rows.map(({ market }) => [market.slug, market.name]))
  return (
    <dl className="border-b border-line">
      {[...markets].map(([slug, name]) => {
        const entries = rows.filter(({ market }) => market.slug === slug)
        return (
          <div
            key={slug}
            className="grid break-inside-avoid gap-x-8 border-t border-line py-4 md:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-display text-lg leading-tight md:pt-0.5">
              <Link
                href={routes.market.href({ slug })}
                className="decoration-1 underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </dt>
            <dd className="max-w-measure max-md:mt-1">
              <ObligationEntries obligations={entries} sources={sources} withSections />
            </dd>
            <dd className="figures text-sm max-md:mt-1 md:pt-1 md:whitespace-nowrap">
              <CheckedOn checkedAt={oldestOf(entries)} today={today} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function oldestOf(entries: readonly { checkedAt: string }[]): string {
  return entries.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? ''
}
