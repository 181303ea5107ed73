import { currentLocale } from '#shared/current-locale.ts'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Locale } from '#shared/locales.ts'
import { type SearchTerm, termsOf } from '#shared/search-synonyms.ts'
import { wordsOf } from '#shared/search-words.ts'
import { correctionsOf, isSimilar } from './typing-errors.ts'

/** The longest text that is searched for, in Unicode code points; the rest is ignored. */
export const maxQueryLength = 100

/** The FTS5 expressions of a search; words of the text are quoted in them. */
export interface SearchQuery {
  /** Matches every hit: all words, or their synonyms and corrections. */
  any: string
  /** Matches what lacks one of the words; null if nothing would be left to search for. */
  most: string | null
  /** Matches hits with the words as they were entered; null if that is the same as `any`. */
  literal: string | null
  /** Matches the titles of the markets that the text names; null if it names none. */
  marketTitles: string | null
  /** Titles and markets of exact answers; null unless the text names a market and a duty. */
  answer: { titles: readonly string[]; markets: readonly string[] } | null
}

/** Returns an entered text without control characters, cut to the longest length. */
export function normalizeQuery(input: string): string {
  const readable = input.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return [...readable].slice(0, maxQueryLength).join('').trim()
}

/**
 * Returns the query of a text, or null if it has no words. All words must match, each as a prefix, or
 * a phrase of the same meaning; a word with a typing error in a market's name also matches the
 * correct one.
 */
export function searchQuery(text: string, markets: readonly MarketName[]): SearchQuery | null {
  const words = tellingWords([...new Set(wordsOf(text))])
  if (words.length === 0) return null
  const labels = new Map(markets.map(({ name }) => [wordsOf(name), name] as const))
  const names = [...labels.keys()]
  const literal = words.map(prefix).join(' AND ')
  const terms = termsOf(words)
  const perTerm = terms.map((term) => matchOf(term, names))
  const joinedWords = words.join(' ')
  const similarNames = names.filter((name) => isSimilar(joinedWords, name.join(' ')))
  const corrections = similarNames.filter((name) => name.join(' ') !== joinedWords)
  const any = [`(${perTerm.join(' AND ')})`, ...corrections.map(allOf)].join(' OR ')
  const candidates = words.flatMap((word) => [word, ...correctionsOf(word, names)])
  const matchingNames = names.filter(
    (name) =>
      similarNames.includes(name) || hasAllWords(words, name) || hasAllWords(name, candidates),
  )
  const most = allButOne(terms, perTerm)
  return {
    any,
    most: most && `(${most}) NOT (${any})`,
    literal: any === `(${literal})` ? null : literal,
    marketTitles: matchingNames.length > 0 ? matchingNames.map(titlePhrase).join(' OR ') : null,
    answer: answerOf(terms, {
      names: matchingNames,
      markets: matchingNames.flatMap((name) => labels.get(name) ?? []),
    }),
  }
}

// A question has them, a record may not.
const fillers = new Set(
  'a an and are at do does for how i in is it of on or the to what when which who'.split(' '),
)

// What stands before an apostrophe in French is one of them.
const fillersOf: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  fr: new Set(
    'a au aux c d dans de des du en est et j l la le les m n ou par pour qu que quel quelle quels quelles qui s sur t un une y'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'a ao aos as com da das de do dos e em na nas no nos o os ou para por qual quais que se um uma'.split(
      ' ',
    ),
  ),
}

/** Returns words without those that say nothing, unless there are no others. */
function tellingWords(words: readonly string[]): readonly string[] {
  const ofLanguage = fillersOf[currentLocale()] ?? fillers
  const telling = words.filter((word) => !ofLanguage.has(word))
  return telling.length > 0 ? telling : words
}

/** Returns the duties that the text names besides markets, in any of the words for them. */
function answerOf(
  terms: readonly SearchTerm[],
  { names, markets }: { names: readonly string[][]; markets: readonly string[] },
): SearchQuery['answer'] {
  const isName = (word: string) =>
    [word, ...correctionsOf(word, names)].some((one) => names.some((name) => name.includes(one)))
  const others = terms.filter(({ words }) => !words.every(isName))
  const titles = dutyTexts()
    .map(({ label }) => label)
    .filter((label) => consistsOf(wordsOf(label).join(' '), others))
  return titles.length > 0 && markets.length > 0 ? { titles, markets } : null
}

/** True if a text is a phrase of each term, one after the other. */
function consistsOf(text: string, [term, ...rest]: readonly SearchTerm[]): boolean {
  if (!term) return false
  return [term.words.join(' '), ...term.synonyms].some((phrase) =>
    rest.length === 0
      ? text === phrase
      : text.startsWith(`${phrase} `) && consistsOf(text.slice(phrase.length + 1), rest),
  )
}

function matchOf({ words, synonyms }: SearchTerm, names: readonly string[][]): string {
  const literal = words.map(prefix).join(' AND ')
  const [word = ''] = words
  const corrections = words.length === 1 ? correctionsOf(word, names) : []
  const alternatives = [...synonyms.map(beginning), ...corrections.map(quoted)]
  if (alternatives.length === 0 && words.length === 1) return literal
  return `(${[`(${literal})`, ...alternatives].join(' OR ')})`
}

// More terms would make an expression that SQLite refuses as too deep.
const maxTerms = 8
// The rest of a search has to say something: `in` and `a` begin half of all words.
const minTermLength = 3

/** Returns the expression that one of the terms may be absent. */
function allButOne(terms: readonly SearchTerm[], perTerm: readonly string[]): string | null {
  if (terms.length < 2 || terms.length > maxTerms) return null
  const alternatives = perTerm.flatMap((_, absent) => {
    const isTelling = terms.some(
      ({ words }, at) => at !== absent && words.join('').length >= minTermLength,
    )
    return isTelling ? `(${perTerm.filter((_, at) => at !== absent).join(' AND ')})` : []
  })
  return alternatives.length > 0 ? alternatives.join(' OR ') : null
}

/** True if all words are among others, as `leone` in a name, and one is longer than three letters. */
function hasAllWords(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word)) && words.some((word) => word.length > 3)
}

function allOf(words: readonly string[]): string {
  return `(${words.map(quoted).join(' AND ')})`
}

function titlePhrase(words: readonly string[]): string {
  return `(title : ^ ${quoted(words.join(' '))})`
}

/** Also matches longer forms of a phrase; short words, such as `ads`, begin too many others. */
function beginning(phrase: string): string {
  return phrase.length > 4 ? prefix(phrase) : quoted(phrase)
}

function prefix(word: string): string {
  return `${quoted(singular(word))} *`
}

// A shorter word would begin too many others.
const minStemLength = 4
const plurals: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /(?:aux|[sx])$/,
  pt: /(?:[ao]es|is|s)$/,
}

/** Returns the beginning that a plural shares with its singular; English has synonyms for them. */
function singular(word: string): string {
  const plural = plurals[currentLocale()]
  const stem = plural ? word.replace(plural, '') : word
  return stem.length < minStemLength ? word : stem
}

/** Returns words as a string of FTS5, with quotes escaped by doubling. */
function quoted(words: string): string {
  return `"${words.replaceAll('"', '""')}"`
}
