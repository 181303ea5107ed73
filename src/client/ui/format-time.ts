import { datePartsOf } from './format-date.ts'

/** A moment (ISO 8601, UTC) as it is read anywhere: `20 November 2026, 14:05 UTC`. */
export function utcMinute(moment: string): string {
  return `${utcDay(moment)}, ${moment.slice(11, 16)} UTC`
}

/** The day of a moment (ISO 8601, UTC): `20 November 2026`. */
export function utcDay(moment: string): string {
  const { day, month, year } = datePartsOf(moment.slice(0, 10))
  return `${day} ${month} ${year}`
}
