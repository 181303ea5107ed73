import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { StatusMeaning, swatchClass } from '#client/knowledge/status-mark.tsx'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const statuses = keysOf(statusLabels)

interface LaunchLegendProps {
  product: Product
  covered: readonly CoveredMarket[]
}

export function LaunchLegend({ product, covered }: LaunchLegendProps) {
  return (
    <div className="border-t border-line pt-4">
      <p className="eyebrow">{words.productInMarkets(productLabels[product], covered.length)}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 md:max-lg:grid-cols-4">
        {statuses.map((status) => (
          <StatusCount
            key={status}
            status={status}
            count={covered.filter(({ answer }) => answer?.status === status).length}
          />
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        <Link
          href={routes.markets.href()}
          preserveScroll
          preserveState
          className="link inline-block py-2.5"
        >
          {words.resetMap}
        </Link>
      </p>
    </div>
  )
}

function StatusCount({ status, count }: { status: (typeof statuses)[number]; count: number }) {
  const { label, meaning } = statusLabels[status]
  return (
    <div className="flex flex-wrap content-start items-center justify-between border-b border-line py-2">
      <dt className={clsx('status-mark', swatchClass[status])}>{label}</dt>
      <dd className="figures text-lg font-semibold">{count}</dd>
      <dd className="basis-full pl-6 text-sm leading-snug text-muted max-md:hidden">{meaning}</dd>
    </div>
  )
}

/** The four marks with their meanings. */
export function StatusMeanings() {
  return (
    <div className="@container mt-4">
      <dl className="grid gap-x-3 gap-y-1 text-sm @3xs:max-sm:grid-cols-[max-content_1fr] sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
        {statuses.map((status) => (
          <div key={status} className="@3xs:max-sm:contents">
            <StatusMeaning status={status} />
          </div>
        ))}
      </dl>
    </div>
  )
}
