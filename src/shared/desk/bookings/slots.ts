import { booking } from '#shared/desk/constants.ts'
import {
  businessMinutes,
  dayAfter,
  isBusinessDay,
  isDay,
  officeDayAt,
  officeInstant,
} from '#shared/office-days.ts'
import { findHoliday } from './holidays.ts'
import type { BookingDay, Closure } from './props.ts'

/** The number of days on a page of free times. */
export const daysPerWeek = 7

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const { opens, closes } = businessMinutes

/** The data that decides which times are offered. */
export interface Office {
  now: Date
  closures: readonly Pick<Closure, 'from' | 'to'>[]
  /** The number of consultations that may take place at once. */
  seats: number
  /** The number of occupied seats by the start of a cell (ms). */
  occupied: ReadonlyMap<number, number>
}

/** Returns the start times of a consultation's cells, each half an hour long. */
export function cellsOf(startsAt: Date, minutes: number): Date[] {
  const count = minutes / booking.cellMinutes
  return Array.from({ length: count }, (_, index) => {
    return new Date(startsAt.getTime() + index * booking.cellMinutes * minuteMs)
  })
}

/** True if a consultation of this length (minutes) may begin at an instant. */
export function isOffered(office: Office, startsAt: Date, minutes: number): boolean {
  return slotsOf(office, officeDayAt(startsAt), minutes).some(
    (slot) => slot.getTime() === startsAt.getTime(),
  )
}

/**
 * Returns seven days from the requested one, or from today, and the first days of the pages before
 * and after. From days outside the offer these lead back to it.
 */
export function offeredDays(office: Office, minutes: number, requestedDay: string) {
  const { first, last } = offeredRange(office.now)
  const date = isDay(requestedDay) ? requestedDay : first
  const [before, after] = [dayAfter(date, -daysPerWeek), dayAfter(date, daysPerWeek)]
  const lastWeek = dayAfter(last, 1 - daysPerWeek)
  return {
    date,
    days: Array.from({ length: daysPerWeek }, (_, index) =>
      dayOf(office, dayAfter(date, index), minutes),
    ),
    previous: date <= first ? null : latest(first, date > last ? lastWeek : before),
    next: after > last ? null : latest(first, after),
  }
}

function latest(a: string, b: string): string {
  return a > b ? a : b
}

/** Returns a day at the office; today if it is over. */
export function todayOrLater({ now }: Pick<Office, 'now'>, day: string): string {
  return latest(officeDayAt(now), day)
}

/** Returns the days at the office from today to the last one on which consultations are offered. */
export function offeredRange(now: Date): { first: string; last: string } {
  return { first: officeDayAt(now), last: officeDayAt(latestStart(now)) }
}

function dayOf(office: Office, date: string, minutes: number): BookingDay {
  return {
    date,
    slots: slotsOf(office, date, minutes).map((slot) => slot.toISOString()),
    closed: closedOn(office, date),
  }
}

/** Returns why the office is closed on a business day; null if it is open, and at weekends. */
function closedOn({ closures }: Pick<Office, 'closures'>, day: string): string | null {
  if (!isBusinessDay(day)) return null
  const holiday = findHoliday(day)
  if (holiday) return holiday.name
  return closures.some(({ from, to }) => from <= day && day <= to) ? 'The office is closed' : null
}

function isOpenOn(office: Pick<Office, 'closures'>, day: string): boolean {
  return isBusinessDay(day) && closedOn(office, day) === null
}

function slotsOf(office: Office, day: string, minutes: number): Date[] {
  if (!isOpenOn(office, day)) return []
  const earliest = earliestStart(office)
  if (!earliest) return []
  const count = Math.floor((closes - opens - minutes) / booking.cellMinutes) + 1
  const starts = Array.from({ length: count }, (_, index) => {
    return officeInstant(day, opens + index * booking.cellMinutes)
  })
  return starts.filter((start) => {
    if (start < earliest || start > latestStart(office.now)) return false
    return cellsOf(start, minutes).every((cell) => hasFreeSeat(office, cell))
  })
}

function hasFreeSeat({ occupied, seats }: Office, cell: Date): boolean {
  return (occupied.get(cell.getTime()) ?? 0) < seats
}

function latestStart(now: Date): Date {
  return new Date(now.getTime() + booking.aheadDays * dayMs)
}

/**
 * Returns when the lead time in business hours has passed; weekends, holidays and closures do not
 * count. Null if that is later than the last offered day.
 */
function earliestStart(office: Pick<Office, 'now' | 'closures'>): Date | null {
  const { first, last } = offeredRange(office.now)
  let remainingMs = booking.leadBusinessHours * 60 * minuteMs
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    if (!isOpenOn(office, day)) continue
    const from = Math.max(officeInstant(day, opens).getTime(), office.now.getTime())
    const open = officeInstant(day, closes).getTime() - from
    if (open >= remainingMs) return new Date(from + remainingMs)
    remainingMs -= Math.max(0, open)
  }
  return null
}
