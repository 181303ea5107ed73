import { Link } from '@inertiajs/react'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { CoveredMarket } from '#shared/knowledge/props.ts'
import type { Product, Source } from '#shared/knowledge/schemas.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface LaunchTableProps {
  product: Product
  covered: readonly CoveredMarket[]
  sources: readonly Source[]
}

export function LaunchTable({ product, covered, sources }: LaunchTableProps) {
  const label = productLabels[product]
  return (
    <section aria-labelledby="market-by-market" className="wrap pb-8 lg:pb-16">
      <table className="w-full table-fixed border-b border-line text-left">
        <caption
          id="market-by-market"
          className="pb-2 text-left lg:pb-4 font-display text-xl lg:text-2xl"
        >
          {words.productByMarket(label)}
        </caption>
        <thead>
          <tr className="text-sm text-structure">
            <th scope="col" className="w-2/5 pb-1 font-semibold md:w-1/4">
              {words.market}
            </th>
            <th scope="col" className="pb-1 font-semibold">
              {words.canILaunchIt}
            </th>
          </tr>
        </thead>
        <tbody>
          {covered.map((market) => (
            <LaunchRow key={market.slug} market={market} product={product} sources={sources} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface LaunchRowProps {
  market: CoveredMarket
  product: Product
  sources: readonly Source[]
}

function LaunchRow({ market: { slug, name, answer }, product, sources }: LaunchRowProps) {
  if (!answer) return null
  const { status, text, section, source } = answer
  return (
    <tr className="break-inside-avoid border-t border-line align-top">
      <th scope="row" className="pr-3 font-semibold wrap-anywhere lg:py-4">
        <Link
          href={routes.market.href({ slug })}
          className="link inline-flex min-h-11 items-center leading-tight lg:min-h-0"
        >
          {name}
        </Link>
      </th>
      <td className="wrap-anywhere lg:py-4">
        <Fold openFrom="lg" summary={<StatusMark status={status} />}>
          <div className="gap-x-8 gap-y-2 pb-4 lg:grid lg:grid-cols-[8rem_1fr_auto] lg:pb-0">
            <StatusMark status={status} className="self-start max-lg:hidden" />
            <p className="max-w-note leading-normal">
              {text}{' '}
              <span className="text-sm text-muted">
                {section}
                <SourceMark sources={sources} sourceId={source} section={section} />
              </span>
            </p>
            <Link
              href={`${routes.compareMarkets.href()}?with=${slug}&product=${product}`}
              className="link inline-block self-start text-sm max-lg:py-2.5 print:hidden"
            >
              <RichText text={words.compareMarket(name)} />
            </Link>
          </div>
        </Fold>
      </td>
    </tr>
  )
}
