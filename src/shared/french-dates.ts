// In French a day has an article, a month and a year have none.
const day = /^\d{1,2}(?:er)?\u00a0/

/** Returns a date after a preposition: `le 20 novembre 2026`, `novembre 2026`. */
export function theDay(text: string): string {
  return day.test(text) ? `le ${text}` : text
}

/** Returns a date after *à partir*: `du 20 novembre 2026`, `de mars 2026`, `d’avril 2026`. */
export function ofDay(text: string): string {
  if (day.test(text)) return `du ${text}`
  return /^[aeiou]/.test(text) ? `d’${text}` : `de ${text}`
}

/** Returns a date after *jusqu’*: `au 20 novembre 2026`, `en mars 2026`. */
export function untilDay(text: string): string {
  return day.test(text) ? `jusqu’au ${text}` : `jusqu’en ${text}`
}
