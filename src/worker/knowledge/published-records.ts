import type { LetterSummary } from '#shared/desk/letters/props.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords, Fact, Market, Note, Rule, Source } from '#shared/knowledge/schemas.ts'

/** Where the text of a note or a letter is found. */
interface Head {
  /** The id of the revision that holds it; null for what is not in the database. */
  revision: string | null
  /** Whether it is as it came with the product. */
  shipped: boolean
}

/** A note without its text. */
export interface NoteHead extends Omit<Note, 'body'>, Head {
  /** The time to read it. */
  minutes: number
}

/** A letter without its text; its excerpt has no Markdown. */
export interface LetterHead extends LetterSummary, Head {}

/** Everything that is published at one time, save for the texts of notes and letters. */
export interface PublishedRecords {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  markets: readonly Market[]
  facts: readonly Fact[]
  rules: readonly Rule[]
  notes: readonly NoteHead[]
  letters: readonly LetterHead[]
  /** Whatever these cite. */
  sources: readonly Source[]
}

// What facts name as their market that are of all.
const continent = 'africa'

const wordsPerMinute = 200

/** The time an adult needs to read so many words, in whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The words of a text. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter(Boolean).length
}

/** The records of the product as what is published. */
export function publishedOf({ markets, general, notes, ...edition }: EditionRecords) {
  return {
    ...edition,
    markets: markets.map(({ market }) => market),
    facts: [...markets.flatMap((one) => one.facts), ...general.facts],
    rules: markets.flatMap((one) => one.rules),
    notes: notes.map(headOfShipped),
    letters: [],
    sources: [...markets.flatMap((one) => one.sources), ...general.sources],
  } satisfies PublishedRecords
}

function headOfShipped({ body, ...note }: Note): NoteHead {
  return { ...note, minutes: minutesFor(countWords(body)), revision: null, shipped: true }
}

/**
 * The records in the order in which readers see them, and without what is of a market that is not
 * there: its rules go with it, notes lose the mention.
 */
export function arranged(records: PublishedRecords): PublishedRecords {
  const place = placesOf(firstEdition())
  const markets = records.markets.toSorted(
    (a, b) =>
      Number(b.depth === 'full') - Number(a.depth === 'full') ||
      (a.depth === 'full' ? place(a.slug) - place(b.slug) : 0) ||
      a.name.localeCompare(b.name),
  )
  const slugs = new Set(markets.map(({ slug }) => slug))
  const among = [...slugs, continent]
  return {
    ...records,
    markets,
    facts: records.facts
      .filter(({ market }) => slugs.has(market) || market === continent)
      .toSorted((a, b) => among.indexOf(a.market) - among.indexOf(b.market)),
    rules: records.rules.filter(({ market }) => slugs.has(market)).toSorted(byNewest),
    notes: records.notes
      .map((note) => ({ ...note, markets: note.markets.filter((slug) => slugs.has(slug)) }))
      .toSorted((a, b) => newerFirst(a, b) || place(a.slug) - place(b.slug) || byNewest(a, b)),
    letters: records.letters.toSorted(byNewest),
  }
}

interface Dated {
  slug: string
  date: string
}

function newerFirst(a: Dated, b: Dated): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}

function byNewest(a: Dated, b: Dated): number {
  return newerFirst(a, b) || a.slug.localeCompare(b.slug)
}

/** What ships has an order of its own, which stands before what is new. */
function placesOf({ markets, notes }: EditionRecords): (slug: string) => number {
  const slugs = [...markets.map(({ market }) => market.slug), ...notes.map(({ slug }) => slug)]
  const places = new Map(slugs.map((slug, index) => [slug, index]))
  return (slug) => places.get(slug) ?? slugs.length
}
