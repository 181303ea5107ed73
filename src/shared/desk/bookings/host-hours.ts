import { dayAfter, weekdayOf } from '#shared/days.ts'
import { hourSpans } from '#shared/office-hours.ts'
import { dayIn, mergeSpans, type Span } from '#shared/zones.ts'
import type { HostSchedule } from './props.ts'
import { covers } from './spans.ts'

/** True if a span lies in a host's hours by the wall clock of their zone. */
export function isInHours(schedule: HostSchedule, span: Span): boolean {
  const day = dayIn(schedule.zone, new Date(span.from))
  return openAround(schedule, day).some((open) => covers(open, span))
}

// A page of times asks for each host and half hour.
const spansByHours = new WeakMap<HostSchedule['hours'], Map<string, Span[]>>()

/** Returns when a host's hours are on a day and those beside it, in order. */
function openAround({ zone, hours }: HostSchedule, day: string): Span[] {
  const spansByDay = spansByHours.get(hours) ?? new Map<string, Span[]>()
  spansByHours.set(hours, spansByDay)
  const key = `${zone} ${day}`
  // Hours past midnight belong to the day before, and those of two days may touch.
  const spans =
    spansByDay.get(key) ??
    mergeSpans([-1, 0, 1].flatMap((days) => spansOn({ zone, hours }, dayAfter(day, days))))
  spansByDay.set(key, spans)
  return spans
}

function spansOn({ zone, hours }: HostSchedule, day: string): Span[] {
  const weekday = weekdayOf(day)
  const ofDay = hours.filter((one) => one.weekday === weekday)
  return hourSpans(zone, day, ofDay)
}
