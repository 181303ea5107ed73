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

/** The parts of a `YYYY-MM-DD` as they are read; no time zone or locale can change them. */
export function datePartsOf(date: string): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? '', year }
}
