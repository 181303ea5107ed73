import { holidaysBetween } from '#shared/desk/bookings/holidays.ts'
import { contactOf } from '#shared/knowledge/firm.ts'
import type { Firm } from '#shared/knowledge/schemas.ts'
import { type MainOffice, mainOfficeOf, type OfficeCalendar } from '#shared/main-office.ts'
import { dueText, momentText, spanText } from '#shared/time-text.ts'
import { dayIn } from '#shared/zones.ts'
import { currentEdition } from './edition.ts'

const offices = new WeakMap<Firm, MainOffice>()

/** Returns the main office of the firm in the current edition. */
function mainOffice(): MainOffice {
  const { firm } = currentEdition()
  const office = offices.get(firm) ?? mainOfficeOf(contactOf(firm))
  offices.set(firm, office)
  return office
}

/** Returns the firm's main office with the days of this year and the next on which its hours differ. */
export function currentOffice(): OfficeCalendar {
  const office = mainOffice()
  const year = Number(officeDay(new Date()).slice(0, 4))
  const exceptions = holidaysBetween(office.country, `${year}-01-01`, `${year + 1}-12-31`)
  return { ...office, exceptions }
}

/**
 * Returns the main office with the days that decide when a message is answered: the public holidays
 * that ship do not move that.
 */
export function answeringOffice(): OfficeCalendar {
  return { ...mainOffice(), exceptions: [] }
}

/** Returns the time zone of the firm's main office (IANA). */
export function officeZone(): string {
  return mainOffice().timeZone
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
