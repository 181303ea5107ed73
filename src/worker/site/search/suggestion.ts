import { distance } from 'fastest-levenshtein'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { productLabels, topicLabels } from '#shared/knowledge/words.ts'
import { synonymGroups } from '#shared/search-synonyms.ts'
import { wordsOf } from '#shared/search-words.ts'

// Shorter words are near to too many others.
const minLength = 4
// The share of a word's letters that may differ.
const maxDifference = 0.34

const tradeWords = [
  ...synonymGroups.flat(),
  ...dutyTexts().map(({ label }) => label),
  ...Object.values(productLabels),
  ...Object.values(topicLabels),
].flatMap(wordsOf)

/** Returns a text with its words replaced by the nearest of the trade; null if none is near. */
export function suggestionFor(text: string, markets: readonly MarketName[]): string | null {
  const known = new Set([...tradeWords, ...markets.flatMap(({ name }) => wordsOf(name))])
  const words = wordsOf(text)
  const corrected = words.map((word) => nearestWord(word, known))
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ')
}

function nearestWord(word: string, known: ReadonlySet<string>): string {
  const isBeginning = [...known].some((other) => other.startsWith(word))
  if (word.length < minLength || isBeginning) return word
  const [nearest] = [...known]
    .map((other) => ({ other, edits: distance(word, other) }))
    .filter(({ other, edits }) => edits <= other.length * maxDifference)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.other ?? word
}
