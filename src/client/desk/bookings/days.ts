import { type Clock, dayOfMonthText, officeClock } from '#client/site/office/clocks.ts'
import type { BookingDay } from '#shared/desk/bookings/props.ts'
import { booking } from '#shared/desk/constants.ts'
import { dayAfter, isBusinessDay, officeDayAt } from '#shared/office-days.ts'

/** Times of a day at the office that are on one and the same day for the visitor. */
interface PartOfDay {
  /** `YYYY-MM-DD` where the visitor is. */
  date: string
  slots: string[]
}

/** The times of a day at the office, parted where the visitor's date changes. */
export function partsOfDay(slots: readonly string[], clock: Clock): PartOfDay[] {
  const parts: PartOfDay[] = []
  for (const slot of slots) {
    const { date } = clock(slot)
    const last = parts.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else parts.push({ date, slots: [slot] })
  }
  return parts
}

/** Whether a time is a full hour at the office. */
export function isFullHour(slot: string): boolean {
  return officeClock(slot).time.endsWith('00')
}

/** Whether a time is a half hour whose full hour is not among the others: its row has a gap. */
export function isSecondAlone(slot: string, others: readonly string[]): boolean {
  const before = new Date(Date.parse(slot) - booking.cellMinutes * 60_000).toISOString()
  return !isFullHour(slot) && !others.includes(before)
}

/** The days that are worth a column: all but weekends, on which there is seldom anything. */
export function shownDays(days: readonly BookingDay[]): BookingDay[] {
  return days.filter(({ date, slots }) => slots.length > 0 || isBusinessDay(date))
}

/** Why a day has no times. */
export function whyNone({ date, closed }: BookingDay, now: string): string {
  if (closed) return closed
  const today = officeDayAt(new Date(now))
  if (date < today) return 'Over'
  if (date === today) return 'Too soon to book'
  return date > dayAfter(today, booking.aheadDays) ? 'Not open yet' : 'Fully booked'
}

/**
 * The days in words, from the first to the last of those that follow each other:
 * `23 – 27 November`, `30 November – 4 December`, `22 – 25 and 28 December`.
 */
export function spanText(days: readonly { date: string }[]): string {
  const runs = runsOf(days.map(({ date }) => date))
  return runs.map((run, at) => runText(run, runs[at + 1]?.[0])).join(' and ')
}

/** Parts days where one or more are left out. */
function runsOf(dates: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && dayAfter(before, 1) === date) run.push(date)
    else runs.push([date])
  }
  return runs
}

/** The first and the last of some days; the month stands where the day that is named next has another. */
function runText(run: readonly string[], next = ''): string {
  const ends = [...new Set([run[0] ?? '', run.at(-1) ?? ''])]
  return ends.map((day, at) => dayBefore(day, ends[at + 1] ?? next)).join(' – ')
}

function dayBefore(day: string, next: string): string {
  const isSameMonth = day.slice(0, 7) === next.slice(0, 7)
  return isSameMonth ? String(Number(day.slice(8))) : dayOfMonthText(day)
}
