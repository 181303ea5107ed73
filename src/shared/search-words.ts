// No letter has this many marks, and sorting thousands takes seconds.
const endlessMarks = /(\p{M}{8})\p{M}+/gu

/**
 * The words of a text as an index knows them: letters and digits, small and without diacritics. An
 * apostrophe, an operator or an emoji only separates them.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(endlessMarks, '$1')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
