import { Link } from '@inertiajs/react'
import { StatusSwatch } from '#client/knowledge/status-mark.tsx'
import { ChoiceLink } from '#client/ui/choice-link.tsx'
import { launchQuestion } from '#shared/content/dossier.ts'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const products = keysOf(productLabels)
const statuses = keysOf(statusLabels)

export function LaunchQuestion({ product }: { product: Product | null }) {
  return (
    <nav aria-labelledby="launch" className="mt-6 border-t-2 md:mt-8 border-structure pt-4">
      <h2 id="launch" className="text-2xl">
        {launchQuestion.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{launchQuestion.text}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {products.map((option) => (
          <li key={option}>
            <ChoiceLink
              href={`${routes.markets.href()}?product=${option}`}
              selected={option === product}
            >
              {productLabels[option]}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
        <a href="#market-by-market" className="link inline-block py-2.5">
          {words.marketByMarket}
        </a>
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
    <div className="grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 border-b border-line py-2">
      <dt className="contents">
        <StatusSwatch status={status} />
        <span className="font-semibold">{label}</span>
      </dt>
      <dd className="figures text-lg font-semibold">{count}</dd>
      <dd className="col-span-2 col-start-2 text-sm leading-snug text-muted max-md:hidden">
        {meaning}
      </dd>
    </div>
  )
}
