import { months } from '#shared/dates.ts'
import { weekdayOf } from '#shared/office-days.ts'
import * as words from './words.ts'

export interface ClockTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

/** Returns the local time at an instant (ISO 8601, UTC). */
export type Clock = (instant: string) => ClockTime

// Kenya has no daylight saving time. A fixed offset gives the same result on the server and in the
// browser, whose time zone data can differ.
const officeOffsetMs = 3 * 60 * 60_000

/** Returns the local time at the office. */
export const officeClock: Clock = (instant) => {
  const shifted = new Date(Date.parse(instant) + officeOffsetMs).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** True if a clock shows the same as the office's at an instant. */
export function isOfficeTime(clock: Clock, instant: string): boolean {
  const [own, office] = [clock(instant), officeClock(instant)]
  return own.date === office.date && own.time === office.time
}

/** Returns the clock of a time zone (IANA); null if this platform does not know the zone. */
export function findClock(zone: string): Clock | null {
  const format = formatOf(zone)
  if (!format) return null
  return (instant) => {
    const parts = format.formatToParts(new Date(instant))
    const part = (partName: string) => parts.find(({ type }) => type === partName)?.value ?? ''
    return {
      date: [part('year'), part('month'), part('day')].join('-'),
      time: `${part('hour')}:${part('minute')}`,
    }
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  } catch {
    // Intl throws for a zone that the browser does not know.
    return null
  }
}

/** Returns the city of a time zone: `Los Angeles`. */
export function zoneText(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** The days of the week, from Sunday. */
export const weekdays = [
  words.sunday,
  words.monday,
  words.tuesday,
  words.wednesday,
  words.thursday,
  words.friday,
  words.saturday,
]

/** Returns the weekday of a date: `Monday`. */
export function weekdayText(date: string): string {
  return weekdays[weekdayOf(date)] ?? ''
}

/** Returns a date without its year: `23 November`. */
export function dayOfMonthText(date: string): string {
  const [, month, day] = date.split('-')
  return `${Number(day)} ${months[Number(month) - 1]}`
}

/** Returns a date with its weekday and without its year: `Monday 23 November`. */
export function longDayText(date: string): string {
  return `${weekdayText(date)} ${dayOfMonthText(date)}`
}

/** Returns a date in few letters: `Mon 23 Nov`. */
export function shortDayText(date: string): string {
  const [, month, day] = date.split('-')
  const monthText = months[Number(month) - 1] ?? ''
  return `${weekdayText(date).slice(0, 3)} ${Number(day)} ${monthText.slice(0, 3)}`
}
