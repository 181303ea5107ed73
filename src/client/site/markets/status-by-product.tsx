import { Link } from '@inertiajs/react'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { askAbout, launchQuestion } from '#shared/content/dossier.ts'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

interface StatusByProductProps {
  market: Market
  sources: readonly Source[]
}

/** Whether each product can be launched in a market, and by which section. */
export function StatusByProduct({ market, sources }: StatusByProductProps) {
  return (
    <section aria-labelledby="launch">
      <h2 id="launch" className="text-2xl">
        {launchQuestion.title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 border-b border-line md:grid-cols-2 md:gap-x-8 xl:grid-cols-4">
        {market.products.map((one) => (
          <li
            key={one.product}
            className="flex break-inside-avoid flex-col border-t border-line py-1 md:border-t-2 md:border-structure md:py-4"
          >
            <h3 className="text-xl max-md:hidden">
              <Link
                href={`${routes.markets.href()}?product=${one.product}`}
                className="hover:underline"
              >
                {productLabels[one.product]}
              </Link>
            </h3>
            <Fold
              summary={
                <>
                  <h3 className="flex-1 text-lg">{productLabels[one.product]}</h3>
                  <StatusMark status={one.status} className="sm:w-28" />
                </>
              }
            >
              <p className="mt-2 text-lg max-md:hidden">
                <StatusMark status={one.status} />
              </p>
              <p className="mt-2 max-w-measure leading-normal">{one.text}</p>
              <p className="mt-2 max-w-measure text-sm text-muted">
                {one.section}
                <SourceMark sources={sources} cited={one.source} section={one.section} />
              </p>
              <Link
                href={contactPath('market-entry-strategy', {
                  market: market.slug,
                  product: one.product,
                })}
                className="link inline-flex min-h-11 items-center text-sm print:hidden"
              >
                {askAbout}
                <span className="sr-only">: {productLabels[one.product]}</span>
              </Link>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
}
