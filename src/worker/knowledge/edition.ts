import { currentLocale } from '#shared/current-locale.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { NoteSummary, RuleFilters, RuleSummary } from '#shared/knowledge/props.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import type {
  EditionRecords,
  Fact,
  Firm,
  FirmPage,
  Market,
  MarketObligation,
  PageSlug,
  Person,
  Product,
  Rule,
  Service,
  Source,
} from '#shared/knowledge/schemas.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'
import type { Picture } from '#shared/pictures/props.ts'
import { dayIn } from '#shared/zones.ts'
import {
  arrangeRecords,
  type NewsletterHead,
  type NoteHead,
  type PublishedRecords,
  publishedOf,
} from './published-records.ts'

/** Everything that the firm publishes at one time. */
export interface Edition {
  /** `shipped` with the product, `published` at the desk, or a `preview` of unpublished records. */
  origin: 'shipped' | 'published' | 'preview'
  number: number
  /** A day in the office's time zone: `YYYY-MM-DD`. */
  publishedAt: string
  locale: Locale
  /** The edition in English of which this is the translation; null for one in English. */
  original: Edition | null
  /** The texts that are in English although the edition is in another language. */
  english: ReadonlySet<string>
  /** Key markets first, then by name. */
  markets: readonly Market[]
  /** Newest first. */
  rules: readonly Rule[]
  /** Newest first, without their texts; see `findNotes`. */
  notes: readonly NoteHead[]
  /** Newest first, without their texts; see `findNewsletters`. */
  letters: readonly NewsletterHead[]
  facts: readonly Fact[]
  firm: Firm
  /** The pages that the firm writes itself. */
  pages: readonly FirmPage[]
  getPage(slug: PageSlug): FirmPage
  /** In the order that the firm gives them. */
  people: readonly Person[]
  /** In the order that the firm gives them. */
  services: readonly Service[]
  /** By market and in the order of the duties. */
  obligations: readonly MarketObligation[]
  findMarket(slug: string): Market | null
  findRule(slug: string): Rule | null
  findNote(slug: string): NoteHead | null
  findPerson(slug: string): Person | null
  /** Returns the articles that somebody wrote, newest first. */
  notesBy(author: string): readonly NoteHead[]
  /** Finds a service by its slug or its title. */
  findService(text: string): Service | null
  findNewsletter(slug: string): NewsletterHead | null
  findPicture(id: string): Picture | null
  /** Newest first. */
  rulesOf(filters: Partial<RuleFilters>): readonly Rule[]
  /** Returns the articles about a market, newest first. */
  notesOf(market: string): readonly NoteHead[]
  /** Returns the newest value of each quantity for a market, or for `africa`. */
  newestFacts(market: string): readonly Fact[]
  getMarket(slug: string): Market
  getSource(id: string): Source
  /** Returns the distinct sources that are cited, in the order of their first citation. */
  sourcesOf(cited: readonly { source: string | null }[]): Source[]
  /** The records from which the edition was built. */
  records: PublishedRecords
}

/** Builds an edition from the shipped records. */
export function createEdition(records: EditionRecords): Edition {
  return editionOf(publishedOf(records), 'shipped')
}

/** Builds an edition from published records. */
export function editionOf(records: PublishedRecords, origin: Edition['origin']): Edition {
  const arranged = arrangeRecords(records)
  const { number, publishedAt, markets, facts, rules, notes, letters } = arranged
  const { firm, people, services, pages } = arranged
  const sources = byKey(records.sources, ({ id }) => id)
  const marketsBySlug = bySlug(markets)
  const [rulesBySlug, notesBySlug, newslettersBySlug] = [
    bySlug(rules),
    bySlug(notes),
    bySlug(letters),
  ]
  const peopleBySlug = bySlug(people)
  const getSource = getter('source', sources)
  const picturesById = byKey(records.pictures, ({ id }) => id)
  return {
    origin,
    number,
    publishedAt,
    locale: originalLocale,
    original: null,
    english: new Set(),
    markets,
    rules,
    facts,
    firm,
    people,
    services,
    pages,
    getPage: getter('page', bySlug(pages)),
    obligations: markets.flatMap((market) =>
      obligationsOf(market).map((obligation) => ({ market: market.slug, ...obligation })),
    ),
    notes,
    letters,
    findMarket: (slug) => marketsBySlug.get(slug) ?? null,
    findRule: (slug) => rulesBySlug.get(slug) ?? null,
    findNote: (slug) => notesBySlug.get(slug) ?? null,
    findPerson: (slug) => peopleBySlug.get(slug) ?? null,
    findService: (text) =>
      services.find(({ slug, title }) => slug === text || title === text) ?? null,
    notesBy: (author) => notes.filter((note) => note.author === author),
    findPicture: (id) => picturesById.get(id) ?? null,
    findNewsletter: (slug) => newslettersBySlug.get(slug) ?? null,
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

function byKey<Item>(all: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(all.map((item) => [keyOf(item), item]))
}

function bySlug<Item extends { slug: string }>(all: readonly Item[]): Map<string, Item> {
  return byKey(all, ({ slug }) => slug)
}

function getter<Item>(kind: string, all: Map<string, Item>): (key: string) => Item {
  return (key) => {
    const item = all.get(key)
    if (!item) throw new Error(`Expected a ${kind} ${key}`)
    return item
  }
}

function newest(facts: readonly Fact[]): Fact[] {
  const newestOf = new Map<string, Fact>()
  for (const fact of facts) {
    const previous = newestOf.get(fact.key)
    if (!previous || previous.asOf < fact.asOf) newestOf.set(fact.key, fact)
  }
  return [...newestOf.values()]
}

let shipped: Edition | undefined
let current: Edition | undefined

/** The current edition in other languages, since somebody asked for it. */
const translated = new Map<Locale, TranslatedEdition>()

interface TranslatedEdition {
  edition: Edition
  /** The time until which it counts, in milliseconds since the epoch; for ever by default. */
  until?: number
}

/** Returns the edition that ships with the product. */
export function shippedEdition(): Edition {
  shipped ??= createEdition(firstEdition())
  return shipped
}

/** Returns the edition that this isolate serves, in English. */
export function originalEdition(): Edition {
  return current ?? shippedEdition()
}

/** Returns an edition in English. */
export function inEnglish(edition: Edition): Edition {
  return edition.original ?? edition
}

/** Returns the edition that this isolate serves, in the language of the request. */
export function currentEdition(): Edition {
  return translatedEdition(currentLocale()) ?? originalEdition()
}

/** Returns the current edition in a language; null if it has not been translated yet. */
export function translatedEdition(locale: Locale): Edition | null {
  const entry = translated.get(locale)
  if (!entry || entry.edition.original !== originalEdition()) return null
  return entry.until === undefined || Date.now() < entry.until ? entry.edition : null
}

export function setTranslatedEdition(entry: TranslatedEdition): void {
  translated.set(entry.edition.locale, entry)
}

/** Returns the firm of the current edition; robots and errors need no more, and parse no records. */
export function currentFirm(): Firm {
  return (current ?? shipped)?.firm ?? firm
}

/** Returns the firm in the language of the request, where the edition has been translated. */
export function translatedFirm(): Firm {
  return translatedEdition(currentLocale())?.firm ?? currentFirm()
}

/** True if the current edition has people; parses no records either, because nobody ships. */
export function hasPeople(): boolean {
  return ((current ?? shipped)?.people.length ?? 0) > 0
}

/** Replaces the edition that this isolate serves; undefined restores the shipped one. */
export function setCurrentEdition(edition: Edition | undefined): void {
  current = edition
  if (!edition) translated.clear()
}

let lastDay = { zone: '', minute: 0, day: '' }

/** Returns the current day in the office's time zone: `YYYY-MM-DD`. Every page asks for it. */
export function today(): string {
  const zone = currentEdition().firm.timeZone
  const now = new Date()
  const minute = Math.floor(now.getTime() / 60_000)
  if (lastDay.zone !== zone || lastDay.minute !== minute) {
    lastDay = { zone, minute, day: dayIn(zone, now) }
  }
  return lastDay.day
}

/** Returns the status of a product in a market; throws if it is missing. */
export function productIn(
  market: Pick<Market, 'slug' | 'products'>,
  product: Product,
): Market['products'][number] {
  const entry = market.products.find((candidate) => candidate.product === product)
  if (!entry) throw new Error(`Expected ${product} among the products of ${market.slug}`)
  return entry
}

export function nameOf({ slug, name }: Market): MarketName {
  return { slug, name }
}

export function ruleSummary(edition: Edition, rule: Rule): RuleSummary {
  const { slug, date, stage, topics, title } = rule
  return { slug, date, stage, topics, title, market: nameOf(edition.getMarket(rule.market)) }
}

export function noteSummary({ slug, title, excerpt, category, date }: NoteSummary): NoteSummary {
  return { slug, title, excerpt, category, date }
}
