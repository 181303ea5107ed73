import { booking } from '#shared/desk/constants.ts'
import { dayAfter, weekdayOf } from '#shared/office-days.ts'
import { dayMinutes, minutesOf } from '#shared/office-time.ts'
import { localTimeAt } from '#shared/zones.ts'
import type { HostHours, HostSchedule } from './props.ts'

/** True if a cell lies in a host's hours by the wall clock of their zone. */
export function isInHours({ zone, hours }: HostSchedule, cell: Date): boolean {
  const { day, minutes } = localTimeAt(zone, cell)
  const end = minutes + booking.cellMinutes
  const weekday = weekdayOf(day)
  const before = weekdayOf(dayAfter(day, -1))
  return hours.some((span) => {
    const closes = closingMinutes(span)
    // A span past midnight ends on the next day.
    return (
      (span.weekday === weekday && minutesOf(span.opens) <= minutes && end <= closes) ||
      (span.weekday === before && end + dayMinutes <= closes)
    )
  })
}

/** Returns when hours end, in minutes after the midnight before they begin. */
function closingMinutes({ opens, closes }: Pick<HostHours, 'opens' | 'closes'>): number {
  return minutesOf(closes) + (closes <= opens ? dayMinutes : 0)
}
