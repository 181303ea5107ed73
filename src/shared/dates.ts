/** The names of the months. */
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A day, month or year (`2026-11-20`, `2026-11`, `2026`) in words, the same in every time zone and
 * locale: `20 November 2026`, `November 2026`, `2026`.
 */
export function dayText(date: string): string {
  const [year = '', month, day] = date.split('-')
  const words = [day && Number(day), month && months[Number(month) - 1], year]
  return words.filter(Boolean).join(' ')
}
