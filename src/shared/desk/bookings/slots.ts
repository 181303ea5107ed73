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
import { isInHours } from './host-hours.ts'
import type { BookingDay, Closure, HostSchedule } from './props.ts'
import { covers, overlaps, type Span, spanOf, timeOn, without } from './spans.ts'

/** The number of days on a page of free times. */
export const daysPerWeek = 7

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const { opens, closes } = businessMinutes

/** A member of staff who holds consultations, with what decides when they are free. */
export interface HostTimes extends Pick<HostSchedule, 'zone'> {
  id: string
  /** Null at any time: staff may book outside the hours. */
  hours: HostSchedule['hours'] | null
  /** The starts (ms) of the cells that are booked, held, closed or busy. */
  occupied: ReadonlySet<number>
}

/** The data that decides which times are offered. */
export interface Office {
  now: Date
  closures: readonly Pick<Closure, 'from' | 'to'>[]
  /** Whoever holds consultations; without anybody there are so many seats in business hours. */
  hosts: readonly HostTimes[]
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

/** Returns the hosts who are free for a consultation at an instant, in their order. */
export function freeHosts(
  { hosts }: Pick<Office, 'hosts'>,
  startsAt: Date,
  minutes: number,
): HostTimes[] {
  const cells = cellsOf(startsAt, minutes)
  return hosts.filter(({ zone, hours, occupied }) =>
    cells.every((cell) => {
      const isFree = !occupied.has(cell.getTime())
      return isFree && (hours === null || isInHours({ zone, hours }, cell))
    }),
  )
}

/** True for an instant at which a cell begins. */
export function isHalfHour(moment: Date): boolean {
  return moment.getTime() % (booking.cellMinutes * minuteMs) === 0
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
  const hours = spanOf({ from: timeOn(day, opens), to: timeOn(day, closes) })
  return closures.some((closure) => covers(spanOf(closure), hours)) ? 'The office is closed' : null
}

function isOpenOn(office: Pick<Office, 'closures'>, day: string): boolean {
  return isBusinessDay(day) && closedOn(office, day) === null
}

function slotsOf(office: Office, day: string, minutes: number): Date[] {
  const earliest = earliestStart(office)
  if (!earliest) return []
  const starts = office.hosts.length > 0 ? cellsOn(day) : businessStarts(day, minutes)
  return starts.filter((start) => {
    if (start < earliest || start > latestStart(office.now)) return false
    return !isClosed(office, start, minutes) && hasPlace(office, start, minutes)
  })
}

/** Returns when consultations can begin within the business hours of a day. */
function businessStarts(day: string, minutes: number): Date[] {
  if (!isBusinessDay(day)) return []
  const count = Math.floor((closes - opens - minutes) / booking.cellMinutes) + 1
  return Array.from({ length: count }, (_, index) => {
    return officeInstant(day, opens + index * booking.cellMinutes)
  })
}

/**
 * Returns the half hours of a day at the office. They are those of UTC: the cells of hosts in different
 * zones, or of one who moves, would otherwise overlap without being equal.
 */
function cellsOn(day: string): Date[] {
  const [start, end] = [officeInstant(day, 0), officeInstant(dayAfter(day, 1), 0)]
  const cellMs = booking.cellMinutes * minuteMs
  const first = Math.ceil(start.getTime() / cellMs)
  const count = Math.ceil(end.getTime() / cellMs) - first
  return Array.from({ length: count }, (_, index) => new Date((first + index) * cellMs))
}

function hasPlace(office: Office, start: Date, minutes: number): boolean {
  if (office.hosts.length > 0) return freeHosts(office, start, minutes).length > 0
  return cellsOf(start, minutes).every((cell) => hasFreeSeat(office, cell))
}

/** True if a consultation would fall on a public holiday or into a closure. */
export function isClosed(
  { closures }: Pick<Office, 'closures'>,
  startsAt: Date,
  minutes: number,
): boolean {
  if (findHoliday(officeDayAt(startsAt))) return true
  const span = { from: startsAt.getTime(), to: startsAt.getTime() + minutes * minuteMs }
  return closures.some((closure) => overlaps(spanOf(closure), span))
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
    for (const { from, to } of openSpans(office, day)) {
      if (to - from >= remainingMs) return new Date(from + remainingMs)
      remainingMs -= to - from
    }
  }
  return null
}

/** Returns the spans of a day's business hours that lie ahead and are in no closure, in order. */
function openSpans({ now, closures }: Pick<Office, 'now' | 'closures'>, day: string): Span[] {
  const hours = spanOf({ from: timeOn(day, opens), to: timeOn(day, closes) })
  const ahead = { from: Math.max(hours.from, now.getTime()), to: hours.to }
  return closures
    .map(spanOf)
    .reduce(without, [ahead])
    .filter(({ from, to }) => from < to)
}
