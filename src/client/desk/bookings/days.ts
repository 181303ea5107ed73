import type { Clock } from '#client/site/office/clocks.ts'
import { dayOfMonthText } from '#shared/dates.ts'
import { dayAfter } from '#shared/days.ts'
import type { BookingDay } from '#shared/desk/bookings/props.ts'
import { booking } from '#shared/desk/constants.ts'
import { isBusinessDay, type RegularHours } from '#shared/office-hours.ts'
import { dayIn } from '#shared/zones.ts'
import * as words from './visitor-words.ts'

/** Times of an office day that share one date for the visitor. */
interface VisitorDay {
  /** `YYYY-MM-DD` in the visitor's zone. */
  date: string
  slots: string[]
}

/** Groups the times of an office day by the visitor's date. */
export function visitorDaysOf(slots: readonly string[], clock: Clock): VisitorDay[] {
  const days: VisitorDay[] = []
  for (const slot of slots) {
    const { date } = clock(slot)
    const day = days.at(-1)
    if (day?.date === date) day.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}

export function isFullHour(slot: string, officeClock: Clock): boolean {
  return officeClock(slot).time.endsWith('00')
}

/** True if a half hour's full hour is not available, so that its row needs a gap before it. */
export function needsGapBefore(
  slot: string,
  others: readonly string[],
  officeClock: Clock,
): boolean {
  const fullHour = new Date(Date.parse(slot) - booking.cellMinutes * 60_000).toISOString()
  return !isFullHour(slot, officeClock) && !others.includes(fullHour)
}

/** Returns the days that get a column: weekends only if they have times. */
export function visibleDays(
  days: readonly BookingDay[],
  office: Pick<RegularHours, 'businessDays'>,
): BookingDay[] {
  return days.filter(({ date, slots }) => slots.length > 0 || isBusinessDay(office, date))
}

/** Returns why a day has no times. */
export function emptyDayText(
  { date, closed }: BookingDay,
  { timeZone }: Pick<RegularHours, 'timeZone'>,
  now: string,
): string {
  if (closed) return closed
  const today = dayIn(timeZone, new Date(now))
  if (date < today) return words.over
  if (date === today) return words.tooSoonToBook
  return date > dayAfter(today, booking.aheadDays) ? words.notOpenYet : words.noTimes
}

/**
 * Returns days as a text, with consecutive days as one range: `23 – 27 November`, `30 November – 4
 * December`, `22 – 25 and 28 December`.
 */
export function spanText(days: readonly { date: string }[]): string {
  const runs = consecutiveRuns(days.map(({ date }) => date))
  return runs.map((run, index) => runText(run, runs[index + 1]?.[0])).join(words.and)
}

function consecutiveRuns(dates: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    const fullHour = run?.at(-1)
    if (run && fullHour && dayAfter(fullHour, 1) === date) run.push(date)
    else runs.push([date])
  }
  return runs
}

/** Returns a run's first and last day, without the month where the next day's is the same. */
function runText(run: readonly string[], next = ''): string {
  const ends = [...new Set([run[0] ?? '', run.at(-1) ?? ''])]
  return ends.map((day, index) => dayTextBefore(day, ends[index + 1] ?? next)).join('\u00a0– ')
}

function dayTextBefore(day: string, next: string): string {
  const isSameMonth = day.slice(0, 7) === next.slice(0, 7)
  return isSameMonth ? String(Number(day.slice(8))) : dayOfMonthText(day)
}
