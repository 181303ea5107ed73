import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { NoteSummary, RuleFilters, RuleSummary } from '#shared/knowledge/props.ts'
import type {
  EditionRecords,
  Fact,
  Market,
  Product,
  Rule,
  Source,
} from '#shared/knowledge/schemas.ts'
import { officeDayAt } from '#shared/office-days.ts'
import {
  arranged,
  type LetterHead,
  type NoteHead,
  type PublishedRecords,
  publishedOf,
} from './published-records.ts'

/** Everything the firm publishes at one time, as pages, feeds and downloads read it. */
export interface Edition {
  /** What came with the product, what was published, or what somebody looks at before it is. */
  origin: 'shipped' | 'published' | 'preview'
  number: number
  /** A day at the office: `YYYY-MM-DD`. */
  publishedAt: string
  /** The key markets first, the others by name. */
  markets: readonly Market[]
  /** Newest first. */
  rules: readonly Rule[]
  /** Newest first, without their texts: `findNotes` has those. */
  notes: readonly NoteHead[]
  /** Newest first, without their texts: `findLetters` has those. */
  letters: readonly LetterHead[]
  facts: readonly Fact[]
  findMarket(slug: string): Market | null
  findRule(slug: string): Rule | null
  findNote(slug: string): NoteHead | null
  findLetter(slug: string): LetterHead | null
  /** Newest first. */
  rulesOf(filters: Partial<RuleFilters>): readonly Rule[]
  /** The notes that are about a market, newest first. */
  notesOf(market: string): readonly NoteHead[]
  /** The facts of a market, or of `africa`: each quantity by its newest value. */
  newestFacts(market: string): readonly Fact[]
  getMarket(slug: string): Market
  getSource(id: string): Source
  /** The sources that are cited, each once, in the order in which they are first. */
  sourcesOf(cited: readonly { source: string | null }[]): Source[]
  /** What it was made of. */
  records: PublishedRecords
}

/** Makes an edition of the records of the product. */
export function createEdition(records: EditionRecords): Edition {
  return editionOf(publishedOf(records), 'shipped')
}

/** Makes an edition of what is published. */
export function editionOf(records: PublishedRecords, origin: Edition['origin']): Edition {
  const { number, publishedAt, markets, facts, rules, notes, letters } = arranged(records)
  const sources = byKey(records.sources, ({ id }) => id)
  const marketsBySlug = bySlug(markets)
  const [rulesBySlug, notesBySlug, lettersBySlug] = [bySlug(rules), bySlug(notes), bySlug(letters)]
  const getSource = getter('source', sources)
  return {
    origin,
    number,
    publishedAt,
    markets,
    rules,
    facts,
    notes,
    letters,
    findMarket: (slug) => marketsBySlug.get(slug) ?? null,
    findRule: (slug) => rulesBySlug.get(slug) ?? null,
    findNote: (slug) => notesBySlug.get(slug) ?? null,
    findLetter: (slug) => lettersBySlug.get(slug) ?? null,
    rulesOf: ({ market = null, topic = null, stage = null }) =>
      rules.filter(
        (rule) =>
          (market === null || rule.market === market) &&
          (topic === null || rule.topics.includes(topic)) &&
          (stage === null || rule.stage === stage),
      ),
    notesOf: (market) => notes.filter((note) => note.markets.includes(market)),
    newestFacts: (market) => newest(facts.filter((fact) => fact.market === market)),
    getMarket: getter('market', marketsBySlug),
    getSource,
    sourcesOf: (cited) => [...new Set(cited.flatMap(({ source }) => source ?? []))].map(getSource),
    records,
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
let shown: Edition | undefined

/** The edition that ships with the product. */
export function shippedEdition(): Edition {
  shipped ??= createEdition(firstEdition())
  return shipped
}

/** The edition that is shown. */
export function currentEdition(): Edition {
  return shown ?? shippedEdition()
}

/** Shows another edition; without one, that of the product. */
export function showEdition(edition: Edition | undefined): void {
  shown = edition
}

/** The day it is at the office: `YYYY-MM-DD`. */
export function today(): string {
  return officeDayAt(new Date())
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
export function noteSummary({ slug, title, excerpt, category, date }: NoteSummary): NoteSummary {
  return { slug, title, excerpt, category, date }
}
