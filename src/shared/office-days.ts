import { site } from './content/site.ts'
import { minutesOf } from './office-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// East Africa Time, three hours before UTC: the office's clock is never put forward or back.
const offsetMs = 180 * minuteMs

/** The day at the office at an instant: `YYYY-MM-DD`. */
export function officeDayAt(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** The instant at which it is so many minutes after midnight of a day at the office. */
export function officeInstant(day: string, minutes: number): Date {
  return new Date(midnight(day) + minutes * minuteMs - offsetMs)
}

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The weekday of a day, from Sunday, 0. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay()
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7))
}

/** Whether a text is a day of the calendar since 2000, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = midnight(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether the office opens on the weekday of a day. */
export function isBusinessDay(day: string): boolean {
  return site.businessDays.weekdays.includes(weekdayOf(day))
}

/** When the office opens and closes on a business day, in minutes since midnight. */
export const businessMinutes = {
  opens: minutesOf(site.businessDays.opens),
  closes: minutesOf(site.businessDays.closes),
} as const

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
