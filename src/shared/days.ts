const dayMs = 24 * 60 * 60_000

/** Returns the day a number of days after another one: `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(utcMidnight(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the weekday of a day, from Sunday, 0. */
export function weekdayOf(day: string): number {
  return new Date(utcMidnight(day)).getUTCDay()
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7))
}

/** True for a calendar day since 2000, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && isCalendarDay(text)
}

/** True if a `YYYY-MM-DD` is a day: `Date` would read 30 February as a day in March. */
export function isCalendarDay(text: string): boolean {
  const midnight = utcMidnight(text)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}

/** The minutes of a day on which the clock is not changed. */
export const dayMinutes = 24 * 60

/** Returns the minutes since midnight of an `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns minutes since midnight as a clock shows them: `08:05`. */
export function clockText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Returns the midnight with which a day begins in UTC, in milliseconds since the epoch. */
export function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
