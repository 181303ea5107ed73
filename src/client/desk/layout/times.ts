import { site } from '#shared/content/site.ts'
import { dayText, months } from '#shared/dates.ts'
import * as words from './words.ts'

/** Returns day (`YYYY-MM-DD`) and time (`HH:MM`) at the office, alike in server and browser. */
function atOffice(moment: string): { day: string; time: string } {
  const parts = format.formatToParts(new Date(moment))
  const partOf = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? ''
  return {
    day: [partOf('year'), partOf('month'), partOf('day')].join('-'),
    time: `${partOf('hour')}:${partOf('minute')}`,
  }
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: site.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Returns the day of a moment at the office: `2026-11-20`. */
export function officeDay(moment: string): string {
  return atOffice(moment).day
}

/** Returns day and time at the office: `20 November 2026, 14:05 EAT`. */
export function officeDateTime(moment: string): string {
  const { day, time } = atOffice(moment)
  return words.inEat(dayText(day), time)
}

/** Returns the time if a moment is today, otherwise the day, with the year if it is another one. */
export function shortTime(moment: string, now: string): string {
  const [date, today] = [atOffice(moment), atOffice(now)]
  if (date.day === today.day) return date.time
  const [year, month, day] = date.day.split('-')
  const parts = [Number(day), months[Number(month) - 1]?.slice(0, 3)]
  return [...parts, today.day.startsWith(`${year}-`) ? '' : year].filter(Boolean).join(' ')
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns the distance of two moments in words: `25 min`, `3 h`, `2 days`. */
export function spanText(from: string, to: string): string {
  const ms = Math.abs(Date.parse(from) - Date.parse(to))
  if (ms < 59.5 * minuteMs) return words.minutesSpan(Math.max(1, Math.round(ms / minuteMs)))
  if (ms < 2 * dayMs) return words.hoursSpan(Math.round(ms / hourMs))
  return words.daysSpan(Math.round(ms / dayMs))
}
