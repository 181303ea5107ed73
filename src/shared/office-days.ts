import { site } from './content/site.ts'
import { minutesOf } from './office-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// East Africa Time, three hours before UTC: the office's clock is never put forward or back.
const offsetMs = 180 * minuteMs

/** Returns the office's calendar day at an instant: `YYYY-MM-DD`. */
export function officeDayAt(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** Returns the instant a number of minutes after midnight of an office day. */
export function officeInstant(day: string, minutes: number): Date {
  return new Date(midnight(day) + minutes * minuteMs - offsetMs)
}

/** Returns the day a number of days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the weekday of a day, from Sunday, 0. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay()
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7))
}

/** True for a calendar day since 2000, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = midnight(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** True if the office opens on a day's weekday. */
export function isBusinessDay(day: string): boolean {
  return site.businessDays.weekdays.includes(weekdayOf(day))
}

/** Opening and closing time of a business day, in minutes since midnight. */
export const businessMinutes = {
  opens: minutesOf(site.businessDays.opens),
  closes: minutesOf(site.businessDays.closes),
} as const

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
