import type { NewsletterSummary } from '#shared/desk/newsletters/props.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type {
  EditionRecords,
  Fact,
  Firm,
  FirmPage,
  Market,
  Note,
  Person,
  Rule,
  Service,
  Source,
} from '#shared/knowledge/schemas.ts'
import type { Locale } from '#shared/locales.ts'
import { byCharacters, byName } from '#shared/order.ts'
import type { Picture } from '#shared/pictures/props.ts'
import type { RecordTranslation } from './translations.ts'

/** The location of an article's or newsletter's text. */
interface Head {
  /** The id of the revision with the text; null if it is not in the database. */
  revision: string | null
  /** True if it is unchanged since it shipped. */
  shipped: boolean
}

export interface NoteHead extends Omit<Note, 'body'>, Head {
  /** The reading time. */
  minutes: number
  /** The published translation, in an edition of another language. */
  translation?: RecordTranslation
}

export interface NewsletterHead extends NewsletterSummary, Head {
  /** The published translation, in an edition of another language. */
  translation?: RecordTranslation
}

/** The records of an edition, without the texts of articles and newsletters. */
export interface PublishedRecords {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  markets: readonly Market[]
  facts: readonly Fact[]
  rules: readonly Rule[]
  notes: readonly NoteHead[]
  letters: readonly NewsletterHead[]
  firm: Firm
  people: readonly Person[]
  services: readonly Service[]
  pages: readonly FirmPage[]
  /** Those that the records show. */
  pictures: readonly Picture[]
  /** All sources that the records cite. */
  sources: readonly Source[]
  /** The number of the edition that last changed the translations into a language. */
  translations?: Partial<Record<Locale, number>>
}

// The `market` of facts about the whole continent.
const continent = 'africa'

const wordsPerMinute = 200

/** Returns the reading time of a number of words in whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter(Boolean).length
}

/** Converts the shipped records to published ones. */
export function publishedOf({ markets, general, notes, ...edition }: EditionRecords) {
  return {
    ...edition,
    markets: markets.map(({ market }) => market),
    facts: [...markets.flatMap((records) => records.facts), ...general.facts],
    rules: markets.flatMap((records) => records.rules),
    notes: notes.map(headOfShipped),
    letters: [],
    pictures: [],
    sources: [...markets.flatMap((records) => records.sources), ...general.sources],
  } satisfies PublishedRecords
}

function headOfShipped({ body, ...note }: Note): NoteHead {
  return { ...note, minutes: minutesFor(countWords(body)), revision: null, shipped: true }
}

/** Sorts records for readers and removes those of missing markets; articles lose the mention. */
export function arrangeRecords(records: PublishedRecords): PublishedRecords {
  const positionOf = positionsIn(firstEdition())
  const markets = records.markets.toSorted(
    (a, b) =>
      Number(b.depth === 'full') - Number(a.depth === 'full') ||
      (a.depth === 'full' ? positionOf(a.slug) - positionOf(b.slug) : 0) ||
      byName(a.name, b.name),
  )
  const slugs = new Set(markets.map(({ slug }) => slug))
  const marketOrder = [...slugs, continent]
  return {
    ...records,
    markets,
    facts: records.facts
      .filter(({ market }) => slugs.has(market) || market === continent)
      .toSorted((a, b) => marketOrder.indexOf(a.market) - marketOrder.indexOf(b.market)),
    rules: records.rules.filter(({ market }) => slugs.has(market)).toSorted(byNewest),
    notes: records.notes
      .map((note) => ({ ...note, markets: note.markets.filter((slug) => slugs.has(slug)) }))
      .toSorted(
        (a, b) => newerFirst(a, b) || positionOf(a.slug) - positionOf(b.slug) || byNewest(a, b),
      ),
    letters: records.letters.toSorted(byNewest),
    // An edition may be older than a page.
    pages: firstEdition().pages.map(
      (shipped) => records.pages.find(({ slug }) => slug === shipped.slug) ?? shipped,
    ),
    // Without a choice, no form could be sent.
    services: (records.services.length > 0 ? records.services : firstEdition().services).toSorted(
      (a, b) => a.order - b.order || byName(a.title, b.title),
    ),
    people: records.people
      .map((person) => ({ ...person, markets: person.markets.filter((slug) => slugs.has(slug)) }))
      .toSorted((a, b) => a.order - b.order || byName(a.name, b.name)),
  }
}

interface DatedRecord {
  slug: string
  date: string
}

function newerFirst(a: DatedRecord, b: DatedRecord): number {
  return byCharacters(b.date, a.date)
}

function byNewest(a: DatedRecord, b: DatedRecord): number {
  return newerFirst(a, b) || byCharacters(a.slug, b.slug)
}

/** Returns the positions of shipped records, which come before new ones. */
function positionsIn({ markets, notes }: EditionRecords): (slug: string) => number {
  const slugs = [...markets.map(({ market }) => market.slug), ...notes.map(({ slug }) => slug)]
  const positions = new Map(slugs.map((slug, index) => [slug, index]))
  return (slug) => positions.get(slug) ?? slugs.length
}
