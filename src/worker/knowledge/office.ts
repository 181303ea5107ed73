import { dayAfter } from '#shared/days.ts'
import { holidaysBetween } from '#shared/desk/bookings/holidays.ts'
import { contactOf } from '#shared/knowledge/firm.ts'
import type { Firm } from '#shared/knowledge/schemas.ts'
import {
  type ClockFacts,
  clockFactsOf,
  type MainOffice,
  mainOfficeOf,
  type OfficeCalendar,
  zoneLetters,
} from '#shared/main-office.ts'
import type { HoursException } from '#shared/office-hours.ts'
import { byCharacters } from '#shared/order.ts'
import { dueText, momentText, spanText } from '#shared/time-text.ts'
import { dayIn } from '#shared/zones.ts'
import { currentEdition } from './edition.ts'
import { ownExceptions } from './own-exceptions.ts'

const offices = new WeakMap<Firm, MainOffice>()

/** Returns the main office of the firm in the current edition. */
function mainOffice(): MainOffice {
  const { firm } = currentEdition()
  const office = offices.get(firm) ?? mainOfficeOf(contactOf(firm))
  offices.set(firm, office)
  return office
}

const daysAhead = 400
// An answer can be due counting from an earlier day.
const daysBack = 7

/** Returns the first and the last of the days whose other hours an isolate knows. */
export function knownDays(): { first: string; last: string } {
  const today = officeDay(new Date())
  return { first: dayAfter(today, -daysBack), last: dayAfter(today, daysAhead) }
}

// More would make the page a calendar.
const listedExceptions = 5
const listedDays = 120

/** Returns what a page says of the office's clock and of the days to come. */
export function currentClock(): ClockFacts {
  const now = new Date()
  const first = officeDay(now)
  const last = dayAfter(first, listedDays)
  const own = ownExceptions().filter(({ day }) => first <= day && day <= last)
  const office = officeWith(own, { first, last })
  const exceptions = office.exceptions.slice(0, listedExceptions)
  return clockFactsOf({ ...office, exceptions }, now)
}

/**
 * Returns the main office with the days that the desk has stored, and with the public holidays of its
 * country from a day to another one, where those say nothing else.
 */
export function officeWith(
  own: readonly HoursException[],
  { first, last }: { first: string; last: string },
): OfficeCalendar {
  const office = mainOffice()
  const ownDays = new Set(own.map(({ day }) => day))
  const holidays = holidaysBetween(office.country, first, last)
  const others = holidays.filter(({ day }) => !ownDays.has(day))
  const exceptions = [...own, ...others].toSorted((a, b) => byCharacters(a.day, b.day))
  return { ...office, exceptions }
}

/**
 * Returns the main office with the days that decide when a message is answered: those that the desk
 * has stored. The public holidays that ship do not move an answer.
 */
export function answeringOffice(): OfficeCalendar {
  return { ...mainOffice(), exceptions: ownExceptions() }
}

/** Returns the time zone of the firm's main office (IANA). */
export function officeZone(): string {
  return mainOffice().timeZone
}

/** Returns the letters for the time at the office at an instant: `EAT`. */
export function officeZoneLetters(moment: Date): string {
  return zoneLetters(mainOffice(), moment)
}

/** Returns the city of the firm's main office. */
export function officeCity(): string {
  return mainOffice().city
}

/** Returns the day at the office at an instant: `YYYY-MM-DD`. */
export function officeDay(moment: Date): string {
  return dayIn(officeZone(), moment)
}

/** Returns a moment at the office: `Tuesday 24 November 2026, 10:00`. */
export function officeMomentText(moment: Date): string {
  return momentText(officeZone(), moment)
}

/** Returns a span at the office, with its city. */
export function officeSpanText(startsAt: Date, minutes: number): string {
  return `${spanText(officeZone(), startsAt, minutes)} (${officeCity()})`
}

/** Returns a time in the coming days at the office: `Monday 24 November, 15:00 (Nairobi time)`. */
export function officeDueText(moment: Date): string {
  return `${dueText(officeZone(), moment)} (${officeCity()} time)`
}
