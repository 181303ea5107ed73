import { differingDuties, obligationsOf } from '#shared/knowledge/obligations.ts'
import type { ComparedMarket, MarketChoice } from '#shared/knowledge/props.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { taxesOn } from '#shared/knowledge/taxes.ts'
import type { Pages } from '#shared/pages.ts'
import { compareLink } from '#shared/site/compare-link.ts'
import { comparisonTitle } from '#shared/site/titles.ts'
import { type Edition, nameOf, productIn } from '#worker/knowledge/edition.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'
import { fileCitation } from '#worker/site/editions/file-citation.ts'
import type { Comparison } from './query.ts'

/** Returns the props of a comparison; `today` (`YYYY-MM-DD`) decides which taxes are in force. */
export function comparePage(
  edition: Edition,
  { markets, product, input, notices }: Comparison,
  { today, origin }: { today: string; origin: URL },
): Pages['marketing/compare'] {
  const compared = markets.map((market) => comparedMarket(edition, market, { product, today }))
  const flows = markets.flatMap(
    (market) => stakeToDividend(market, { product, input, today }) ?? [],
  )
  const duties = differingDuties(markets, product)
  const obligations = markets.flatMap((market) =>
    obligationsOf(market, { product })
      .filter(({ duty, status }) => status !== 'unverified' && duties.includes(duty))
      .map((obligation) => ({ market: market.slug, ...obligation })),
  )
  const path = compareLink(
    markets.map(({ slug }) => slug),
    { product, ...input },
  )
  return {
    address: new URL(path, origin).href,
    choices: edition.markets.map((market) => choiceOf(market, product)),
    markets: compared,
    product,
    ...input,
    flows,
    obligations,
    sources: edition.sourcesOf([
      ...flows.flatMap(({ steps }) => steps),
      ...compared.flatMap(citationsOf),
      ...obligations,
    ]),
    notices,
    cite: fileCitation(edition, {
      title: comparisonTitle(markets, product),
      file: 'markets.json',
      origin,
    }),
    today,
  }
}

/** Returns what the columns of a market show: its newest judgement, and the taxes on the product. */
function comparedMarket(
  edition: Edition,
  market: Market,
  { product, today }: { product: Product; today: string },
): ComparedMarket {
  const { slug, name, regulators, licence, judgements, checkedAt } = market
  return {
    ...{ slug, name, regulators, licence, checkedAt },
    products: [productIn(market, product)],
    taxes: taxesOn(market, product, today),
    judgements: judgements.slice(0, 1),
    facts: [...edition.newestFacts(slug)],
  }
}

function choiceOf(market: Market, product: Product): MarketChoice {
  const { region } = market
  return { ...nameOf(market), region, status: productIn(market, product).status }
}

/** Returns all that the page cites about a market, in the order of its rows. */
function citationsOf({ products, licence, taxes, facts }: ComparedMarket) {
  return [
    ...products,
    ...Object.values(licence).flatMap((point) => point ?? []),
    ...taxes,
    ...facts,
  ]
}
