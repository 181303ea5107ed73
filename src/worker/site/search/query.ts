import { distance } from 'fastest-levenshtein'
import type { MarketName } from '#shared/knowledge/names.ts'
import { entryOf } from '#shared/records.ts'
import { wordsOf } from '#shared/search-words.ts'

/** The longest text that is searched for, in Unicode code points; the rest is not used. */
export const maxQueryLength = 100

/** What is searched for, as expressions of FTS5 in which the words of the text are only words. */
export interface SearchQuery {
  /** What a hit holds: all words, or what was probably meant by them. */
  any: string
  /** What a hit holds as it was typed; null where nothing else is searched for. */
  typed: string | null
  /** The titles of the markets that the text names; null when it names none. */
  named: string | null
}

/** What is used of a text that somebody typed. */
export function usedText(typed: string): string {
  const readable = typed.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return [...readable].slice(0, maxQueryLength).join('').trim()
}

/**
 * The query that a text makes, or null when there is no word in it. All words must match, each as
 * the beginning of one; a word that is almost one of a market's name also stands for that one.
 */
export function searchQuery(text: string, markets: readonly MarketName[]): SearchQuery | null {
  const words = [...new Set(wordsOf(text))]
  if (words.length === 0) return null
  const names = markets.map(({ name }) => wordsOf(name))
  const typed = words.map(prefix).join(' AND ')
  const perWord = words
    .map((word) => alternatives(word, [...sameAs(word), ...meantBy(word, names)]))
    .join(' AND ')
  const asked = words.join(' ')
  const whole = names.filter((name) => isAlmost(asked, name.join(' ')))
  const others = whole.filter((name) => name.join(' ') !== asked)
  const any = [`(${perWord})`, ...others.map(allOf)].join(' OR ')
  const meant = words.flatMap((word) => [word, ...meantBy(word, names)])
  const named = names.filter(
    (name) => whole.includes(name) || isPartOf(words, name) || isPartOf(name, meant),
  )
  return {
    any,
    typed: any === `(${typed})` ? null : typed,
    named: named.length > 0 ? named.map(asTitle).join(' OR ') : null,
  }
}

// What people type, and what the texts say.
const sameWords: Readonly<Record<string, string>> = {
  bclb: 'betting control and licensing board',
  ggr: 'gross gaming revenue',
  ivory: 'ivoire',
  license: 'licence',
  licenses: 'licences',
}

// In a shorter word, another letter makes another word.
const shortestCorrected = 3

function sameAs(word: string): string[] {
  return [entryOf(sameWords, word) ?? []].flat()
}

/** The words of names that a word is almost, or almost the name of. */
function meantBy(word: string, names: readonly string[][]): string[] {
  if (word.length < shortestCorrected) return []
  const all = new Set(names.flat().filter((one) => one.length > shortestCorrected))
  return [...all].filter((one) => one !== word && isAlmost(word, one))
}

/** Whether one letter is missing, wrong or too many, or two stand in each other's place. */
function isAlmost(typed: string, meant: string): boolean {
  const edits = distance(typed, meant)
  return edits <= 1 || (edits === 2 && areSwapped(typed, meant))
}

function areSwapped(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  const swapped = `${meant.slice(0, at)}${meant[at + 1]}${meant[at]}${meant.slice(at + 2)}`
  return typed === swapped
}

/** Whether words are some of others, in full: `leone` of a name, or a name of `kenya tax`. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word)) && words.some((word) => word.length > 3)
}

function alternatives(word: string, meant: readonly string[]): string {
  return meant.length === 0
    ? prefix(word)
    : `(${[prefix(word), ...meant.map(quoted)].join(' OR ')})`
}

function allOf(words: readonly string[]): string {
  return `(${words.map(quoted).join(' AND ')})`
}

function asTitle(words: readonly string[]): string {
  return `(title : ^ ${quoted(words.join(' '))})`
}

function prefix(word: string): string {
  return `${quoted(word)} *`
}

/** A string of FTS5. Nothing else than a quote ends it, and words hold none; doubled all the same. */
function quoted(words: string): string {
  return `"${words.replaceAll('"', '""')}"`
}
