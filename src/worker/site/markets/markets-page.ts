import { comparedFigures } from '#shared/content/compared-figures.ts'
import { type Evidence, evidence } from '#shared/content/trend-evidence.ts'
import { figuresAt } from '#shared/knowledge/firm.ts'
import type { CoveredMarket, KeyMarket } from '#shared/knowledge/props.ts'
import type { Fact, Market, Product } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf, productIn, ruleSummary } from '#worker/knowledge/edition.ts'
import { statusesOf } from './answer-page.ts'

// The dossier has the others.
const maxPoints = 3

type MarketsProps = Pages['marketing/markets']

/** Returns the props of the page of all markets; with a product, only its status in each market. */
export function marketsPage(
  edition: Edition,
  product: Product | null,
): Omit<MarketsProps, 'today'> {
  const covered = edition.markets.map((market) => coveredMarket(market, product))
  if (product) {
    const sources = edition.sourcesOf(covered.flatMap(({ answer }) => answer ?? []))
    return { product, covered, sources, markets: [], facts: [], figures: [], rules: [] }
  }
  return { product, covered, ...continent(edition) }
}

/** Returns what the page says about the continent, its regions and the key markets. */
function continent(
  edition: Edition,
): Pick<MarketsProps, 'markets' | 'facts' | 'figures' | 'rules' | 'sources'> {
  const markets = edition.markets
    .filter(({ depth }) => depth === 'full')
    .map((market) => keyMarket(edition, market))
  const facts = pageFacts(edition)
  return {
    markets,
    facts,
    figures: figuresAt(edition.firm, 'markets'),
    rules: trendRules(edition),
    sources: edition.sourcesOf([
      ...facts,
      ...markets.flatMap((market) => [
        ...market.facts,
        ...(market.law ? [market.law] : []),
        ...market.opportunities,
        ...market.challenges,
      ]),
    ]),
  }
}

function keyMarket(edition: Edition, market: Market): KeyMarket {
  const { slug, code, name, capital, region, regulators, regulation } = market
  const { opportunities, challenges, checkedAt, judgements } = market
  const [judgement] = judgements
  if (!judgement) throw new Error(`Expected a judgement of ${slug}`)
  return {
    slug,
    code,
    name,
    capital,
    region,
    regulators: regulators.map((regulator) => ({ name: regulator.name })),
    law: market.laws[0] ?? null,
    regulation,
    opportunities: opportunities.slice(0, maxPoints),
    challenges: challenges.slice(0, maxPoints),
    checkedAt,
    judgement,
    facts: edition
      .newestFacts(slug)
      .filter(({ key }) => comparedFigures.some((figure) => figure.key === key)),
  }
}

function coveredMarket(market: Market, product: Product | null): CoveredMarket {
  const { code, region, depth } = market
  const answer = product && productIn(market, product)
  return { ...nameOf(market), code, region, depth, statuses: statusesOf(market), answer }
}

/** Returns the facts of the continent, then those that illustrate the trends. */
function pageFacts(edition: Edition): Fact[] {
  const facts = Object.values<Evidence>(evidence).flatMap((one) => {
    if (!('key' in one)) return []
    return edition.newestFacts(one.market).find(({ key }) => key === one.key) ?? []
  })
  return [...new Set([...edition.newestFacts('africa'), ...facts])]
}

function trendRules(edition: Edition): MarketsProps['rules'] {
  return Object.values<Evidence>(evidence).flatMap((one) => {
    const rule = 'rule' in one ? edition.findRule(one.rule) : null
    return rule ? ruleSummary(edition, rule) : []
  })
}
