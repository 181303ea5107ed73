import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type {
  EditionRecords,
  Fact,
  Market,
  Note,
  Product,
  Rule,
  Source,
} from '#shared/knowledge/schemas.ts'
import type { MarketName, NoteSummary, RuleFilters, RuleSummary } from '#shared/pages.ts'

/** Everything the firm publishes at one time, as pages, feeds and downloads read it. */
export interface Edition {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  /** The key markets first, the others by name. */
  markets: readonly Market[]
  /** Newest first. */
  rules: readonly Rule[]
  /** Newest first. */
  notes: readonly Note[]
  facts: readonly Fact[]
  findMarket(slug: string): Market | null
  findRule(slug: string): Rule | null
  findNote(slug: string): Note | null
  /** Newest first. */
  rulesOf(filters: Partial<RuleFilters>): readonly Rule[]
  /** The notes that are about a market, newest first. */
  notesOf(market: string): readonly Note[]
  /** The facts of a market, or of `africa`: each quantity by its newest value. */
  newestFacts(market: string): readonly Fact[]
  getMarket(slug: string): Market
  getSource(id: string): Source
  /** The sources that are cited, each once, in the order in which they are first. */
  sourcesOf(cited: readonly { source: string | null }[]): Source[]
}

/** Makes an edition of its records. */
export function createEdition({
  markets: records,
  general,
  ...published
}: EditionRecords): Edition {
  const sources = byKey(
    [...records.flatMap((one) => one.sources), ...general.sources],
    ({ id }) => id,
  )
  const markets = records.map(({ market }) => market)
  const marketsBySlug = bySlug(markets)
  const facts = [...records.flatMap((one) => one.facts), ...general.facts]
  const rules = records
    .flatMap((one) => one.rules)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const rulesBySlug = bySlug(rules)
  const notesBySlug = bySlug(published.notes)
  const getSource = getter('source', sources)
  return {
    ...published,
    markets,
    rules,
    facts,
    findMarket: (slug) => marketsBySlug.get(slug) ?? null,
    findRule: (slug) => rulesBySlug.get(slug) ?? null,
    findNote: (slug) => notesBySlug.get(slug) ?? null,
    rulesOf: ({ market = null, topic = null, stage = null }) =>
      rules.filter(
        (rule) =>
          (market === null || rule.market === market) &&
          (topic === null || rule.topics.includes(topic)) &&
          (stage === null || rule.stage === stage),
      ),
    notesOf: (market) => published.notes.filter((note) => note.markets.includes(market)),
    newestFacts: (market) => newest(facts.filter((fact) => fact.market === market)),
    getMarket: getter('market', marketsBySlug),
    getSource,
    sourcesOf: (cited) => [...new Set(cited.flatMap(({ source }) => source ?? []))].map(getSource),
  }
}

function byKey<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One> {
  return new Map(all.map((one) => [keyOf(one), one]))
}

function bySlug<One extends { slug: string }>(all: readonly One[]): Map<string, One> {
  return byKey(all, ({ slug }) => slug)
}

function getter<One>(kind: string, all: Map<string, One>): (key: string) => One {
  return (key) => {
    const found = all.get(key)
    if (!found) throw new Error(`Expected a ${kind} ${key}`)
    return found
  }
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
  shipped ??= createEdition(firstEdition())
  return shipped
}

/** The day it is, in UTC: `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The status of a product in a market. */
export function productIn(market: Market, product: Product): Market['products'][number] {
  const found = market.products.find((one) => one.product === product)
  if (!found) throw new Error(`Expected ${product} among the products of ${market.slug}`)
  return found
}

/** A market by its name alone. */
export function nameOf({ slug, name }: Market): MarketName {
  return { slug, name }
}

/** What lists show of a rule. */
export function ruleSummary(edition: Edition, rule: Rule): RuleSummary {
  const { slug, date, stage, topics, title } = rule
  return { slug, date, stage, topics, title, market: nameOf(edition.getMarket(rule.market)) }
}

/** What lists show of a note. */
export function noteSummary({ slug, title, excerpt, category, date }: Note): NoteSummary {
  return { slug, title, excerpt, category, date }
}
