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

/** A moment (ISO 8601, UTC) as it is read anywhere: `20 November 2026, 14:05 UTC`. */
export function utcMinute(moment: string): string {
  return `${dayText(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`
}

/** A `YYYY-MM-DD` as it is read: `20 November 2026`. */
export function dayText(date: string): string {
  const { day, month, year } = datePartsOf(date)
  return `${day} ${month} ${year}`
}
