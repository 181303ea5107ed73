import { holidaysBetween } from '#shared/desk/bookings/holidays.ts'
import { contactOf } from '#shared/knowledge/firm.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { mainOfficeOf } from '#shared/main-office.ts'
import { answerDueAt as dueAtOf } from '#shared/office-hours.ts'
import { dueText } from '#shared/time-text.ts'
import { dayIn, instantIn } from '#shared/zones.ts'

const shippedOffice = mainOfficeOf(contactOf(firm))
const { country, timeZone } = shippedOffice

/** The office that ships, without holidays and other hours. */
export const regularOffice = { ...shippedOffice, exceptions: [] }

/** The office that ships, with its holidays. */
export const office = {
  ...shippedOffice,
  exceptions: holidaysBetween(country, '2025-01-01', '2031-12-31'),
}

/** Returns the day at the office at an instant: `YYYY-MM-DD`. */
export const officeDayAt = (moment: Date) => dayIn(timeZone, moment)

/** Returns the instant a number of minutes after midnight of a day at the office. */
export const officeInstant = (day: string, minutes: number) => instantIn(timeZone, day, minutes)

/** Returns when a message that comes at an instant is answered at the latest. */
export const answerDueAt = (sent: Date) => dueAtOf(regularOffice, sent)

/** Returns a due time by the office's clock: `Monday 24 November, 15:00`. */
export const answerDueText = (due: Date) => dueText(timeZone, due)
