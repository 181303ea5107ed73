import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type {
  Fact,
  Market,
  MarketRecords,
  Product,
  Rule,
  Source,
  Stage,
  Topic,
} from '#shared/knowledge/schemas.ts'

/** What rules can be asked for; null asks for all. */
export interface RuleFilters {
  market: string | null
  topic: Topic | null
  stage: Stage | null
}

/** Everything the firm publishes at one time, as pages, feeds and downloads read it. */
export interface Edition {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  /** The key markets first, the others by name. */
  markets: readonly Market[]
  /** Newest first. */
  rules: readonly Rule[]
  facts: readonly Fact[]
  findMarket(slug: string): Market | null
  findRule(slug: string): Rule | null
  rulesOf(filters: RuleFilters): readonly Rule[]
  /** The facts of a market, each quantity by its newest value. */
  newestFacts(market: string): readonly Fact[]
  getSource(id: string): Source
}

/** Makes an edition of the records of each market. */
export function createEdition(
  records: readonly MarketRecords[],
  published: { number: number; publishedAt: string },
): Edition {
  const sources = byId(
    records.flatMap((one) => one.sources),
    ({ id }) => id,
  )
  const markets = records.map(({ market }) => market)
  const bySlug = byId(markets, ({ slug }) => slug)
  const facts = records.flatMap((one) => one.facts)
  const rules = records
    .flatMap((one) => one.rules)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const rulesBySlug = byId(rules, ({ slug }) => slug)
  return {
    ...published,
    markets,
    rules,
    facts,
    findMarket: (slug) => bySlug.get(slug) ?? null,
    findRule: (slug) => rulesBySlug.get(slug) ?? null,
    rulesOf: ({ market, topic, stage }) =>
      rules.filter(
        (rule) =>
          (market === null || rule.market === market) &&
          (topic === null || rule.topics.includes(topic)) &&
          (stage === null || rule.stage === stage),
      ),
    newestFacts: (market) => newest(facts.filter((fact) => fact.market === market)),
    getSource: (id) => {
      const source = sources.get(id)
      if (!source) throw new Error(`Expected a source ${id}`)
      return source
    },
  }
}

function byId<One>(all: readonly One[], idOf: (one: One) => string): Map<string, One> {
  return new Map(all.map((one) => [idOf(one), one]))
}

function newest(facts: readonly Fact[]): Fact[] {
  const newestOf = new Map<string, Fact>()
  for (const fact of facts) {
    const known = newestOf.get(fact.key)
    if (!known || known.asOf < fact.asOf) newestOf.set(fact.key, fact)
  }
  return [...newestOf.values()]
}

let shipped: Edition | undefined

/** The edition that is shown. */
export function currentEdition(): Edition {
  shipped ??= createEdition(firstEdition, { number: 1, publishedAt: '2026-11-22' })
  return shipped
}

/** The status of a product in a market. */
export function productIn(market: Market, product: Product): Market['products'][number] {
  const found = market.products.find((one) => one.product === product)
  if (!found) throw new Error(`Expected ${product} among the products of ${market.slug}`)
  return found
}
