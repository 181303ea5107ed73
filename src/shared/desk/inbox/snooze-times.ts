import {
  businessMinutes,
  dayAfter,
  mondayOf,
  officeDayAt,
  officeInstant,
} from '#shared/office-days.ts'

type SnoozeKind = 'hours' | 'tomorrow' | 'monday' | 'week'

const someHoursMs = 4 * 60 * 60 * 1000

/** Returns the usual times until which an enquiry is snoozed, from an opening of the office on. */
export function snoozeTimes(now: Date): { kind: SnoozeKind; at: Date }[] {
  const today = officeDayAt(now)
  const openingOn = (day: string) => officeInstant(day, businessMinutes.opens)
  return [
    { kind: 'hours', at: new Date(now.getTime() + someHoursMs) },
    { kind: 'tomorrow', at: openingOn(dayAfter(today, 1)) },
    { kind: 'monday', at: openingOn(dayAfter(mondayOf(today), 7)) },
    { kind: 'week', at: openingOn(dayAfter(today, 7)) },
  ]
}
