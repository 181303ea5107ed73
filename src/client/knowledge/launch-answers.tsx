import { Link } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import type { LaunchAnswer } from '#shared/knowledge/props.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { StatusMeaning, StatusSwatch } from './status-mark.tsx'
import * as words from './words.ts'

const statuses = keysOf(statusLabels)

export function LaunchAnswers({ answers }: { answers: readonly LaunchAnswer[] }) {
  return (
    <ul className="border-t border-text max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
      {answers.map(({ product, markets }) => (
        <li
          key={product}
          className="whole-card whole-row break-inside-avoid border-b border-line py-5 md:grid md:grid-cols-[4fr_7fr_auto] md:gap-x-6 md:py-6"
        >
          <h3 className="text-lg md:text-xl">
            <Link
              href={`${routes.markets.href()}?product=${product}`}
              prefetch
              className="whole-card-link decoration-1 underline-offset-4 hover:underline"
            >
              {productLabels[product]}
            </Link>
          </h3>
          <div className="max-md:mt-2 md:pt-1.5">
            <p aria-hidden="true" className="flex flex-wrap gap-0.75 md:gap-1">
              {statuses.flatMap((status) =>
                Array.from({ length: markets[status] }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the marks are identical
                  <StatusSwatch key={`${status} ${index}`} status={status} />
                )),
              )}
            </p>
            <p className="figures mt-2 text-sm text-muted">{countText(markets)}</p>
          </div>
          <ArrowRight aria-hidden="true" className="mt-1 size-6 text-structure max-md:hidden" />
        </li>
      ))}
    </ul>
  )
}

function countText(markets: LaunchAnswer['markets']): string {
  return statuses
    .filter((status) => markets[status] > 0)
    .map((status) => words.statusCount(markets[status], status))
    .join(', ')
}

export function StatusKey() {
  return (
    <dl className="grid gap-2 text-sm">
      {statuses.map((status) => (
        <div key={status} className="grid grid-cols-[6.5rem_1fr] gap-x-3">
          <StatusMeaning status={status} />
        </div>
      ))}
    </dl>
  )
}
