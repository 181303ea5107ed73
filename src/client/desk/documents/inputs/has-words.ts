/** Whether a text has every word that is typed, wherever in it, without regard to case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const among = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => among.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
