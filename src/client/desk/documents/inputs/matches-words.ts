/** True if the text contains every word of the query, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const foldedText = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
