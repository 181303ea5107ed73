import * as z from 'zod/mini'
import { isDay } from '#shared/days.ts'
import { holidayLimits } from '#shared/desk/constants.ts'
import { optionalText, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { readHolidays } from './read-holidays.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

const optionalClock = (attr: string) =>
  optionalText(attr).check(
    z.refine((value) => value === '' || clock.test(value), { error: () => messages.in(attr) }),
  )

/** A day with other hours; without any, the office is closed. */
export const exceptionSchema = z.pipe(
  z
    .object({
      day: text('day').check(z.refine(isDay, { error: () => messages.in('day') })),
      label: text('name', { max: holidayLimits.label }),
      opens: optionalClock('opening time'),
      closes: optionalClock('closing time'),
    })
    .check(
      z.refine(({ opens, closes }) => (opens === '') === (closes === '') && isSpan(opens, closes), {
        error: () => messages.holidays.hours,
        path: ['closes'],
      }),
    ),
  z.transform(({ opens, closes, ...day }) => ({
    ...day,
    hours: opens === '' ? null : { opens, closes },
  })),
)

function isSpan(opens: string, closes: string): boolean {
  return opens === '' || opens !== closes
}

/** A list of days on which the office is closed, one a line. */
export const holidaysSchema = z.pipe(
  z.object({
    list: text('list', { max: holidayLimits.list, lines: true }).check(
      z.refine((list) => readHolidays(list).faultyLine === null, {
        error: ({ input }) => messages.holidays.line(readHolidays(String(input)).faultyLine ?? 0),
      }),
      z.refine((list) => readHolidays(list).days.length <= holidayLimits.lines, {
        error: () => messages.holidays.tooMany,
      }),
    ),
  }),
  z.transform(({ list }) => readHolidays(list).days),
)
