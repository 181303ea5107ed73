import { months } from '#shared/dates.ts'
import { weekdayOf } from '#shared/office-days.ts'

/** What clock and calendar of a place show. */
export interface ClockTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

/** Reads the clock of a place at an instant (ISO 8601, UTC). */
export type Clock = (moment: string) => ClockTime

// The office's clock is never put forward or back, so no time zone has to be looked up for it:
// server and browser agree, whatever they know of zones.
const officeOffsetMs = 3 * 60 * 60_000

/** The clock at the office. */
export const officeClock: Clock = (moment) => {
  const shifted = new Date(Date.parse(moment) + officeOffsetMs).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** The clock of a time zone (IANA); null of one that is not known here. */
export function findClock(zone: string): Clock | null {
  const format = formatOf(zone)
  if (!format) return null
  return (moment) => {
    const parts = format.formatToParts(new Date(moment))
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
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
    // Platforms name zones that a browser may not know, and Intl throws at them.
    return null
  }
}

/** The place that a zone is named after: `Los Angeles`. */
export function zoneText(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The weekday of a date: `Monday`. */
export function weekdayText(date: string): string {
  return weekdays[weekdayOf(date)] ?? ''
}

/** The day of a date without its year: `23 November`. */
export function dayOfMonthText(date: string): string {
  const [, month, day] = date.split('-')
  return `${Number(day)} ${months[Number(month) - 1]}`
}

/** A date as it is said: `Monday 23 November`. */
export function longDayText(date: string): string {
  return `${weekdayText(date)} ${dayOfMonthText(date)}`
}
