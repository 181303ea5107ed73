import { distance } from 'fastest-levenshtein'

// With one letter changed, a shorter word is usually another word.
const minCorrectedLength = 3

/** Returns the words of market names that differ from a word by a typing error. */
export function correctionsOf(word: string, names: readonly string[][]): string[] {
  if (word.length < minCorrectedLength) return []
  const nameWords = new Set(names.flat().filter((nameWord) => nameWord.length > minCorrectedLength))
  return [...nameWords].filter((nameWord) => nameWord !== word && isSimilar(word, nameWord))
}

/** True if one letter is missing, wrong or added, or two adjacent letters are swapped. */
export function isSimilar(word: string, name: string): boolean {
  const edits = distance(word, name)
  return edits <= 1 || (edits === 2 && areSwapped(word, name))
}

function areSwapped(word: string, name: string): boolean {
  if (word.length !== name.length) return false
  const at = [...word].findIndex((letter, index) => letter !== name[index])
  const swapped = `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`
  return word === swapped
}
