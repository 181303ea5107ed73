import { distance } from 'fastest-levenshtein'
import type { MarketName } from '#shared/knowledge/names.ts'
import { entryOf } from '#shared/records.ts'
import { wordsOf } from '#shared/search-words.ts'

/** The longest text that is searched for, in Unicode code points; the rest is ignored. */
export const maxQueryLength = 100

/** The FTS5 expressions of a search; words of the text are quoted in them. */
export interface SearchQuery {
  /** Matches every hit: all words, or their synonyms and corrections. */
  any: string
  /** Matches hits with the words as they were entered; null if that is the same as `any`. */
  literal: string | null
  /** Matches the titles of the markets that the text names; null if it names none. */
  marketTitles: string | null
}

/** Returns an entered text without control characters, cut to the longest length. */
export function normalizeQuery(input: string): string {
  const readable = input.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return [...readable].slice(0, maxQueryLength).join('').trim()
}

/**
 * Returns the query of a text, or null if it has no words. All words must match, each as a prefix; a
 * word with a typing error in a market's name also matches the correct one.
 */
export function searchQuery(text: string, markets: readonly MarketName[]): SearchQuery | null {
  const words = [...new Set(wordsOf(text))]
  if (words.length === 0) return null
  const names = markets.map(({ name }) => wordsOf(name))
  const literal = words.map(prefix).join(' AND ')
  const perWord = words
    .map((word) => anyOf(word, [...synonymsOf(word), ...correctionsOf(word, names)]))
    .join(' AND ')
  const joinedWords = words.join(' ')
  const similarNames = names.filter((name) => isSimilar(joinedWords, name.join(' ')))
  const corrections = similarNames.filter((name) => name.join(' ') !== joinedWords)
  const any = [`(${perWord})`, ...corrections.map(allOf)].join(' OR ')
  const candidates = words.flatMap((word) => [word, ...correctionsOf(word, names)])
  const matchingNames = names.filter(
    (name) =>
      similarNames.includes(name) || hasAllWords(words, name) || hasAllWords(name, candidates),
  )
  return {
    any,
    literal: any === `(${literal})` ? null : literal,
    marketTitles: matchingNames.length > 0 ? matchingNames.map(titlePhrase).join(' OR ') : null,
  }
}

// Words that people search for, with those that the texts use.
const synonyms: Readonly<Record<string, string>> = {
  bclb: 'betting control and licensing board',
  ggr: 'gross gaming revenue',
  ivory: 'ivoire',
  license: 'licence',
  licenses: 'licences',
}

// With one letter changed, a shorter word is usually another word.
const minCorrectedLength = 3

function synonymsOf(word: string): string[] {
  return [entryOf(synonyms, word) ?? []].flat()
}

/** Returns the words of market names that differ from a word by a typing error. */
function correctionsOf(word: string, names: readonly string[][]): string[] {
  if (word.length < minCorrectedLength) return []
  const nameWords = new Set(names.flat().filter((nameWord) => nameWord.length > minCorrectedLength))
  return [...nameWords].filter((nameWord) => nameWord !== word && isSimilar(word, nameWord))
}

/** True if one letter is missing, wrong or added, or two adjacent letters are swapped. */
function isSimilar(word: string, name: string): boolean {
  const edits = distance(word, name)
  return edits <= 1 || (edits === 2 && areSwapped(word, name))
}

function areSwapped(word: string, name: string): boolean {
  if (word.length !== name.length) return false
  const at = [...word].findIndex((letter, index) => letter !== name[index])
  const swapped = `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`
  return word === swapped
}

/** True if all words are among others, as `leone` in a name, and one is longer than three letters. */
function hasAllWords(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word)) && words.some((word) => word.length > 3)
}

function anyOf(word: string, alternatives: readonly string[]): string {
  return alternatives.length === 0
    ? prefix(word)
    : `(${[prefix(word), ...alternatives.map(quoted)].join(' OR ')})`
}

function allOf(words: readonly string[]): string {
  return `(${words.map(quoted).join(' AND ')})`
}

function titlePhrase(words: readonly string[]): string {
  return `(title : ^ ${quoted(words.join(' '))})`
}

function prefix(word: string): string {
  return `${quoted(word)} *`
}

/** Returns words as a string of FTS5, with quotes escaped by doubling. */
function quoted(words: string): string {
  return `"${words.replaceAll('"', '""')}"`
}
