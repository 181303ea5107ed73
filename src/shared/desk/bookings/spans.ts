import { booking } from '#shared/desk/constants.ts'
import { dayAfter, officeInstant } from '#shared/office-days.ts'
import { minutesOf } from '#shared/office-time.ts'
import type { Closure } from './props.ts'

/** From an instant (ms) up to another one. */
export interface Span {
  from: number
  to: number
}

/** Returns the span of a closure, whose ends are days at the office or times on them. */
export function spanOf({ from, to }: Pick<Closure, 'from' | 'to'>): Span {
  const end = to.includes('T') ? instantOf(to) : officeInstant(dayAfter(to, 1), 0)
  return { from: instantOf(from).getTime(), to: end.getTime() }
}

/** Returns a time on a day at the office: `2027-02-02T09:00`. */
export function timeOn(day: string, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${day}T${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

function instantOf(time: string): Date {
  const [day = '', clock = '00:00'] = time.split('T')
  return officeInstant(day, minutesOf(clock))
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

/** True if the first span has all of the second one in it. */
export function covers(a: Span, b: Span): boolean {
  return a.from <= b.from && b.to <= a.to
}

/** Returns what is left of some spans without another one, in order. */
export function without(spans: readonly Span[], taken: Span): Span[] {
  return spans.flatMap((span) =>
    overlaps(span, taken)
      ? [
          { from: span.from, to: taken.from },
          { from: taken.to, to: span.to },
        ].filter(({ from, to }) => from < to)
      : [span],
  )
}

const cellMs = booking.cellMinutes * 60_000

/** Returns the starts (ms) of the half hours that a span touches. */
export function cellsIn({ from, to }: Span): number[] {
  const first = Math.floor(from / cellMs)
  const count = Math.max(0, Math.ceil(to / cellMs) - first)
  return Array.from({ length: count }, (_, index) => (first + index) * cellMs)
}
