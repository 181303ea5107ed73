import { fold } from '#shared/text.ts'

/** True if the text contains every word of the query, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const foldedText = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word))
}
