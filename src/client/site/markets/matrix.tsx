import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { swatchClass } from '#client/knowledge/status-mark.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { launchQuestion } from '#shared/content/dossier.ts'
import type { CoveredMarket, ProductStatusSummary } from '#shared/knowledge/props.ts'
import type { Product, Source } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The market that is pointed at or has the focus, in the table and on the map. */
export interface Pointing {
  active: string | null
  onPoint: (slug: string | null) => void
}

interface MatrixProps extends Pointing {
  product: Product | null
  covered: readonly CoveredMarket[]
  sources: readonly Source[]
}

const products = keysOf(productLabels)
// The product of the only column on a phone, where none is chosen.
const [firstProduct] = products

const pathOf = (product: Product) => `${routes.markets.href()}?product=${product}`

/** Every market and product with its status; of a chosen product also the sentence and its section. */
export function Matrix({ product, covered, sources, active, onPoint }: MatrixProps) {
  return (
    <>
      <ProductTabs product={product} />
      <table className="matrix w-full table-fixed border-b border-line text-left">
        <caption className="sr-only">{words.matrixCaption}</caption>
        <Head product={product} />
        <tbody>
          {covered.map((market) => (
            <Row
              key={market.slug}
              market={market}
              product={product}
              sources={sources}
              isActive={market.slug === active}
              onPoint={onPoint}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The products as tabs, where the table has no room for all of them. */
function ProductTabs({ product }: Pick<MatrixProps, 'product'>) {
  return (
    <div className={product ? 'lg:hidden' : 'md:hidden'}>
      <FilterTabs
        label={launchQuestion.title}
        tabs={products.map((option) => ({
          label: productLabels[option],
          href: pathOf(option),
          isCurrent: option === (product ?? firstProduct),
        }))}
      />
    </div>
  )
}

function Head({ product }: Pick<MatrixProps, 'product'>) {
  return (
    <thead
      className={clsx('text-sm text-structure', product ? 'max-lg:sr-only' : 'max-md:sr-only')}
    >
      <tr>
        <th scope="col" className={clsx('pb-1 align-bottom font-semibold', headWidth(product))}>
          {words.market}
        </th>
        {products.map((option) => (
          <th
            key={option}
            scope="col"
            className={clsx('pb-1 font-semibold', cellClass(option, product))}
          >
            <Link
              href={option === product ? routes.markets.href() : pathOf(option)}
              preserveScroll
              preserveState
              aria-current={option === product ? 'true' : undefined}
              className="inline-flex min-h-11 items-end hover:underline aria-[current]:underline"
            >
              {productLabels[option]}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function headWidth(product: Product | null): string {
  return product ? 'w-2/5 md:w-1/4 lg:w-1/6' : 'w-2/5 md:w-1/4 lg:w-1/3'
}

/** Hides the columns that have no room: on a phone all but one, beside sentences all but theirs. */
function cellClass(option: Product, product: Product | null): string | false {
  if (product) return option !== product ? 'max-lg:hidden lg:w-[12%]' : false
  return option !== firstProduct && 'max-md:hidden'
}

interface RowProps extends Pick<MatrixProps, 'product' | 'sources' | 'onPoint'> {
  market: CoveredMarket
  isActive: boolean
}

function Row({ market, product, sources, isActive, onPoint }: RowProps) {
  const { slug, name, statuses, answer } = market
  return (
    <tr
      data-active={isActive || undefined}
      onPointerEnter={() => onPoint(slug)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(slug)}
      onBlur={() => onPoint(null)}
      className="break-inside-avoid border-t border-line align-top"
    >
      <th scope="row" className="pr-3 font-semibold wrap-anywhere">
        <Link
          href={routes.market.href({ slug })}
          className="inline-flex min-h-11 items-center leading-tight hover:underline"
        >
          {name}
        </Link>
      </th>
      {statuses.map((status) => (
        <td
          key={status.product}
          className={clsx('pr-3', cellClass(status.product, product)) || undefined}
        >
          {answer?.product === status.product ? (
            <div className="max-md:flex max-md:flex-wrap max-md:justify-between">
              <StatusLink slug={slug} {...status} />
              <Reason market={market} answer={answer} sources={sources} />
            </div>
          ) : (
            <StatusLink slug={slug} {...status} />
          )}
        </td>
      ))}
    </tr>
  )
}

function StatusLink({ slug, product, status }: ProductStatusSummary & { slug: string }) {
  return (
    <Link
      href={routes.answer.href({ slug, product })}
      className={clsx('status-mark matrix-link', swatchClass[status])}
    >
      {statusLabels[status].label}
    </Link>
  )
}

interface ReasonProps extends Pick<MatrixProps, 'sources'> {
  market: CoveredMarket
  answer: NonNullable<CoveredMarket['answer']>
}

function Reason({ market: { slug, name }, answer, sources }: ReasonProps) {
  const { product, text, section, source } = answer
  return (
    <Fold
      summary={<span className="sr-only">{labelText(words.why, name)}</span>}
      className="open:basis-full"
    >
      <p className="max-w-note pb-3 text-sm leading-normal">
        <RecordText>{text}</RecordText>{' '}
        <span className="text-muted">
          <RecordText>{section}</RecordText>
          <SourceMark sources={sources} sourceId={source} section={section} />
        </span>{' '}
        <Link
          href={`${routes.compareMarkets.href()}?with=${slug}&product=${product}`}
          className="link print:hidden"
        >
          <RichText text={words.compareMarket(name)} />
        </Link>
      </p>
    </Fold>
  )
}
