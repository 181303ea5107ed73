import { dayAfter, minutesOf, mondayOf } from '#shared/days.ts'
import { hoursOfWeekday, type RegularHours } from '#shared/office-hours.ts'
import { dayIn, instantIn } from '#shared/zones.ts'

type SnoozeKind = 'hours' | 'tomorrow' | 'monday' | 'week'

const someHoursMs = 4 * 60 * 60 * 1000

/** Returns the usual times until which an enquiry is snoozed, most at the office's usual opening. */
export function snoozeTimes(office: RegularHours, now: Date): { kind: SnoozeKind; at: Date }[] {
  const { timeZone, businessDays } = office
  const today = dayIn(timeZone, now)
  const [usual] = businessDays.flatMap((weekday) => hoursOfWeekday(office, weekday))
  const openingOn = (day: string) => instantIn(timeZone, day, usual ? minutesOf(usual.opens) : 0)
  return [
    { kind: 'hours', at: new Date(now.getTime() + someHoursMs) },
    { kind: 'tomorrow', at: openingOn(dayAfter(today, 1)) },
    { kind: 'monday', at: openingOn(dayAfter(mondayOf(today), 7)) },
    { kind: 'week', at: openingOn(dayAfter(today, 7)) },
  ]
}
