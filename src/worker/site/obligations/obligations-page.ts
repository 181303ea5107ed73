import { duties, products } from '#shared/knowledge/codes.ts'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { ObligationRow } from '#shared/knowledge/props.ts'
import type { Duty, Market, Product } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { onlyValue } from '#worker/http/query.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'

/** The obligations that a query asks for; unknown values count as absent. */
export interface ObligationSelection {
  /** In the order of the query; none for all markets. */
  markets: Market[]
  product: Product | null
  duty: Duty | null
}

/** Returns the selection of a query; several markets may be given, as a form sends them. */
export function selectionOf(query: URLSearchParams, edition: Edition): ObligationSelection {
  const [product, duty] = [onlyValue(query, 'product'), onlyValue(query, 'duty')]
  const slugs = [...new Set(query.getAll('market'))]
  return {
    markets: slugs.flatMap((slug) => edition.findMarket(slug) ?? []),
    product: products.find((code) => code === product) ?? null,
    duty: duties.find((code) => code === duty) ?? null,
  }
}

export function obligationsPage(
  edition: Edition,
  { markets, product, duty }: ObligationSelection,
): Omit<Pages['marketing/obligations'], 'today' | 'cite'> {
  const selected = markets.length > 0 ? markets : edition.markets
  const cited = selected.flatMap((market) => obligationsOf(market, { product, duty }))
  const sources = edition.sourcesOf(cited)
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]))
  return {
    filters: { market: onlySlug(markets), product, duty },
    chosen: markets.map(({ slug }) => slug),
    columns: columnsOf(edition, markets).map(nameOf),
    markets: edition.markets.map((market) => ({ ...nameOf(market), region: market.region })),
    duties: [...dutyTexts()],
    rows: selected.flatMap((market) => rowsOf(market, { product, duty }, numbers)),
    sources,
  }
}

/** Returns the markets whose entries the page shows: of one duty all, else those of its columns. */
export function visibleMarkets(
  edition: Edition,
  { markets, duty }: ObligationSelection,
): readonly Market[] {
  if (duty) return markets.length > 0 ? markets : edition.markets
  return columnsOf(edition, markets)
}

function onlySlug(markets: readonly Market[]): string | null {
  const [only, ...others] = markets
  return only && others.length === 0 ? only.slug : null
}

/** Returns the markets whose columns are visible: without a choice, the key markets. */
function columnsOf({ markets }: Edition, selected: readonly Market[]): readonly Market[] {
  return selected.length > 0 ? selected : markets.filter(({ depth }) => depth === 'full')
}

function rowsOf(
  market: Market,
  filters: Pick<ObligationSelection, 'product' | 'duty'>,
  numbers: ReadonlyMap<string, number>,
): ObligationRow[] {
  return obligationsOf(market, filters).map((obligation) => ({
    market: nameOf(market),
    ...obligation,
    number: numbers.get(obligation.source ?? '') ?? null,
  }))
}
