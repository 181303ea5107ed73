import { dayAfter, isDay } from '#shared/days.ts'
import { booking } from '#shared/desk/constants.ts'
import {
  businessSpansOn,
  findException,
  isBusinessDay,
  type OfficeHours,
  openSpansOn,
} from '#shared/office-hours.ts'
import { dayIn, localTimeAt, type Span, startOfDay } from '#shared/zones.ts'
import { isInHours } from './host-hours.ts'
import type { BookingDay, Closure, HostSchedule } from './props.ts'
import { covers, overlaps, quartersIn, spanOf, without } from './spans.ts'

/** The number of days on a page of free times. */
export const daysPerWeek = 7

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const cellMs = booking.cellMinutes * minuteMs

/** A member of staff who holds consultations, with what decides when they are free. */
export interface HostTimes extends Pick<HostSchedule, 'zone'> {
  id: string
  /** Null at any time: staff may book outside the hours. */
  hours: HostSchedule['hours'] | null
  /** The starts (ms) of the quarters of an hour that are booked, held, closed or busy. */
  occupied: ReadonlySet<number>
}

/** The data that decides which times are offered. */
export interface Office {
  now: Date
  calendar: OfficeHours
  closures: readonly Pick<Closure, 'from' | 'to'>[]
  /** Whoever holds consultations; without anybody there are so many seats in business hours. */
  hosts: readonly HostTimes[]
  /** The number of consultations that may take place at once. */
  seats: number
  /** The number of occupied seats by the start of a quarter of an hour (ms). */
  occupied: ReadonlyMap<number, number>
}

/** Returns the start times of a consultation's cells, each half an hour long. */
export function cellsOf(startsAt: Date, minutes: number): Date[] {
  const count = minutes / booking.cellMinutes
  return Array.from({ length: count }, (_, index) => {
    return new Date(startsAt.getTime() + index * cellMs)
  })
}

/** Returns the hosts who are free for a consultation at an instant, in their order. */
export function freeHosts(
  { hosts }: Pick<Office, 'hosts'>,
  startsAt: Date,
  minutes: number,
): HostTimes[] {
  const span = consultationSpan(startsAt, minutes)
  return hosts.filter(({ zone, hours, occupied }) => {
    const isFree = quartersIn(span).every((quarter) => !occupied.has(quarter))
    return isFree && (hours === null || isInHours({ zone, hours }, span))
  })
}

/** Returns when a consultation takes place. */
export function consultationSpan(startsAt: Date, minutes: number): Span {
  return { from: startsAt.getTime(), to: startsAt.getTime() + minutes * minuteMs }
}

/** True for a full or half hour by the wall clock of a zone. */
export function isHalfHour(zone: string, moment: Date): boolean {
  const isMinute = moment.getTime() % minuteMs === 0
  return isMinute && localTimeAt(zone, moment).minutes % booking.cellMinutes === 0
}

/** True if a consultation of this length (minutes) may begin at an instant. */
export function isOffered(office: Office, startsAt: Date, minutes: number): boolean {
  return slotsOf(office, dayIn(office.calendar.timeZone, startsAt), minutes).some(
    (slot) => slot.getTime() === startsAt.getTime(),
  )
}

/**
 * Returns seven days from the requested one, or from today, and the first days of the pages before
 * and after. From days outside the offer these lead back to it.
 */
export function offeredDays(office: Office, minutes: number, requestedDay: string) {
  const { first, last } = offeredRange(office)
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
export function todayOrLater(
  { now, calendar }: Pick<Office, 'now' | 'calendar'>,
  day: string,
): string {
  return latest(dayIn(calendar.timeZone, now), day)
}

/** Returns the days at the office from today to the last one on which consultations are offered. */
export function offeredRange({
  now,
  calendar: { timeZone },
}: Pick<Office, 'now'> & { calendar: Pick<OfficeHours, 'timeZone'> }): {
  first: string
  last: string
} {
  return { first: dayIn(timeZone, now), last: dayIn(timeZone, latestStart(now)) }
}

function dayOf(office: Office, date: string, minutes: number): BookingDay {
  return {
    date,
    slots: slotsOf(office, date, minutes).map((slot) => slot.toISOString()),
    closed: closedOn(office, date),
  }
}

type Calendar = Pick<Office, 'calendar' | 'closures'>

/** Returns why the office is closed on a business day; null if it is open, and at weekends. */
function closedOn({ calendar, closures }: Calendar, day: string): string | null {
  if (!isBusinessDay(calendar, day)) return null
  const exception = findException(calendar, day)
  if (exception && !exception.hours) return exception.label
  const closed = closures.map((closure) => spanOf(calendar.timeZone, closure))
  const open = closed.reduce(without, businessSpansOn(calendar, day))
  return open.length === 0 && closed.length > 0 ? 'The office is closed' : null
}

function slotsOf(office: Office, day: string, minutes: number): Date[] {
  const earliest = earliestStart(office)
  if (!earliest) return []
  const hasHosts = office.hosts.length > 0
  const starts = hasHosts
    ? halfHoursOn(office.calendar.timeZone, day)
    : businessStarts(office.calendar, day, minutes)
  return starts.filter((start) => {
    if (start < earliest || start > latestStart(office.now)) return false
    if (isClosed(office, start, minutes) || !isInException(office, start, minutes)) return false
    return hasPlace(office, start, minutes)
  })
}

/** Returns when consultations can begin within business hours on a day. */
function businessStarts(calendar: OfficeHours, day: string, minutes: number): Date[] {
  // Hours past midnight began on the day before.
  const spans = [dayAfter(day, -1), day].flatMap((one) => businessSpansOn(calendar, one))
  const starts = spans.flatMap(({ from, to }) => {
    const count = Math.max(0, Math.floor((to - from - minutes * minuteMs) / cellMs) + 1)
    return Array.from({ length: count }, (_, index) => new Date(from + index * cellMs))
  })
  return starts.filter((start) => dayIn(calendar.timeZone, start) === day)
}

/**
 * Returns the half hours of a day by the office's clock. The times of hosts in other zones are on this
 * grid too: they would otherwise overlap without being equal.
 */
function halfHoursOn(zone: string, day: string): Date[] {
  const [start, end] = [startOfDay(zone, day), startOfDay(zone, dayAfter(day, 1))]
  const count = Math.ceil((end.getTime() - start.getTime()) / cellMs)
  const times = Array.from({ length: count }, (_, index) => {
    return new Date(start.getTime() + index * cellMs)
  })
  return times.filter((time) => isHalfHour(zone, time))
}

function hasPlace(office: Office, start: Date, minutes: number): boolean {
  if (office.hosts.length > 0) return freeHosts(office, start, minutes).length > 0
  const { occupied, seats } = office
  return quartersIn(consultationSpan(start, minutes)).every(
    (quarter) => (occupied.get(quarter) ?? 0) < seats,
  )
}

/** True if a consultation would fall on a day on which the office is closed, or into a closure. */
export function isClosed(
  { calendar, closures }: Calendar,
  startsAt: Date,
  minutes: number,
): boolean {
  const { timeZone } = calendar
  if (findException(calendar, dayIn(timeZone, startsAt))?.hours === null) return true
  const span = consultationSpan(startsAt, minutes)
  return closures.some((closure) => overlaps(spanOf(timeZone, closure), span))
}

/** True unless a consultation lies outside the other hours of a day, which hold for hosts too. */
function isInException({ calendar }: Calendar, startsAt: Date, minutes: number): boolean {
  const day = dayIn(calendar.timeZone, startsAt)
  if (!findException(calendar, day)) return true
  const span = consultationSpan(startsAt, minutes)
  return openSpansOn(calendar, day).some((hours) => covers(hours, span))
}

function latestStart(now: Date): Date {
  return new Date(now.getTime() + booking.aheadDays * dayMs)
}

/**
 * Returns when the lead time in business hours has passed; weekends, holidays and closures do not
 * count. Null if that is later than the last offered day.
 */
function earliestStart(office: Pick<Office, 'now'> & Calendar): Date | null {
  const { first, last } = offeredRange(office)
  let remainingMs = booking.leadBusinessHours * 60 * minuteMs
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    for (const { from, to } of openSpans(office, day)) {
      if (to - from >= remainingMs) return new Date(from + remainingMs)
      remainingMs -= to - from
    }
  }
  return null
}

/** Returns the spans of a day's business hours that lie ahead and are in no closure, in order. */
function openSpans({ now, calendar, closures }: Pick<Office, 'now'> & Calendar, day: string) {
  const past = { from: Number.NEGATIVE_INFINITY, to: now.getTime() }
  return [past, ...closures.map((closure) => spanOf(calendar.timeZone, closure))].reduce(
    without,
    businessSpansOn(calendar, day),
  )
}
