import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { Fold } from '#client/ui/fold.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { launchQuestion } from '#shared/content/dossier.ts'
import type { MarketHead } from '#shared/knowledge/props.ts'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import * as words from './words.ts'

interface StatusByProductProps {
  market: MarketHead
  sources: readonly Source[]
}

export function StatusByProduct({ market, sources }: StatusByProductProps) {
  return (
    <section aria-labelledby="launch">
      <h2 id="launch" className="text-2xl">
        {launchQuestion.title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 border-b border-line md:grid-cols-2 md:gap-x-8 xl:grid-cols-4">
        {market.products.map((productStatus) => (
          <li
            key={productStatus.product}
            className="flex break-inside-avoid flex-col border-t border-line py-1 md:border-t-2 md:border-structure md:py-4"
          >
            <h3 className="text-xl max-md:hidden">
              <Link
                href={routes.answer.href({ slug: market.slug, product: productStatus.product })}
                className="hover:underline"
              >
                {productLabels[productStatus.product]}
              </Link>
            </h3>
            <ProductFold market={market.slug} productStatus={productStatus} sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProductFoldProps extends Pick<StatusByProductProps, 'sources'> {
  market: string
  productStatus: Market['products'][number]
}

function ProductFold({ market, productStatus, sources }: ProductFoldProps) {
  const { product, status, text, section, source } = productStatus
  return (
    <Fold
      summary={
        <>
          <h3 className="flex-1 text-lg">{productLabels[product]}</h3>
          <StatusMark status={status} className="sm:w-28" />
        </>
      }
    >
      <p className="mt-2 text-lg max-md:hidden">
        <StatusMark status={status} />
      </p>
      <p className="mt-2 max-w-measure leading-normal">
        <RecordText>{text}</RecordText>
      </p>
      <p className="mt-2 max-w-measure text-sm text-muted">
        <RecordText>{section}</RecordText>
        <SourceMark sources={sources} sourceId={source} section={section} />
      </p>
      <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
        <Link
          href={routes.answer.href({ slug: market, product })}
          className="link inline-flex min-h-11 items-center"
        >
          {words.fullAnswer}
          <span className="sr-only">{labelText('', productLabels[product])}</span>
        </Link>
        <Link
          href={contactPath('market-entry-strategy', { market, product })}
          className="link inline-flex min-h-11 items-center"
        >
          {dossierTexts.askAbout}
          <span className="sr-only">{labelText('', productLabels[product])}</span>
        </Link>
      </p>
    </Fold>
  )
}
