const months = [
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
] as const

/** The parts of a `YYYY-MM-DD` in words, the same in every time zone and locale. */
export function datePartsOf(date: string): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? '', year }
}

/** A `YYYY-MM-DD` in words: `20 November 2026`. */
export function dayText(date: string): string {
  const { day, month, year } = datePartsOf(date)
  return `${day} ${month} ${year}`
}
