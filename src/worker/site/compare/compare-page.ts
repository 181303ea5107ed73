import { differingDuties, obligationsOf } from '#shared/knowledge/obligations.ts'
import type { ComparedMarket, MarketChoice, MarketHead } from '#shared/knowledge/props.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { taxesOn } from '#shared/knowledge/taxes.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf, productIn } from '#worker/knowledge/edition.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'
import type { Comparison } from './query.ts'

/** Returns the props of a comparison; `today` (`YYYY-MM-DD`) decides which taxes are in force. */
export function comparePage(
  edition: Edition,
  { markets, product, input, notices }: Comparison,
  today: string,
): Pages['marketing/compare'] {
  const compared = markets.map(({ obligations: _, ...market }) => {
    return { ...market, facts: factsOf(edition, market) }
  })
  const flows = markets.flatMap(
    (market) => stakeToDividend(market, { product, input, today }) ?? [],
  )
  const duties = differingDuties(markets, product)
  const obligations = markets.flatMap((market) =>
    obligationsOf(market, { product })
      .filter(({ duty, status }) => status !== 'unverified' && duties.includes(duty))
      .map((obligation) => ({ market: market.slug, ...obligation })),
  )
  return {
    choices: edition.markets.map((market) => choiceOf(market, product)),
    markets: compared,
    product,
    ...input,
    flows,
    obligations,
    sources: edition.sourcesOf([
      ...flows.flatMap(({ steps }) => steps),
      ...compared.flatMap((market) => citationsOf(market, product, today)),
      ...obligations,
    ]),
    notices,
    today,
  }
}

function factsOf(edition: Edition, { slug }: MarketHead): ComparedMarket['facts'] {
  return [...edition.newestFacts(slug)]
}

function choiceOf(market: Market, product: Product): MarketChoice {
  const { region } = market
  return { ...nameOf(market), region, status: productIn(market, product).status }
}

/** Returns all that the page cites about a market, in the order of its rows. */
function citationsOf(market: ComparedMarket, product: Product, today: string) {
  return [
    productIn(market, product),
    ...Object.values(market.licence).flatMap((point) => point ?? []),
    ...taxesOn(market, product, today),
    ...market.facts,
  ]
}
