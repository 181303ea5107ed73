import { dayAfter, minutesOf } from '#shared/days.ts'
import { instantIn, type Span, startOfDay } from '#shared/zones.ts'
import type { Closure } from './props.ts'

/** Returns the span of a closure, whose ends are days in a zone or times on them. */
export function spanOf(zone: string, { from, to }: Pick<Closure, 'from' | 'to'>): Span {
  const end = to.includes('T') ? wallTime(zone, to) : startOfDay(zone, dayAfter(to, 1))
  const start = from.includes('T') ? wallTime(zone, from) : startOfDay(zone, from)
  return { from: start.getTime(), to: end.getTime() }
}

/** Returns the instant of a time by the wall clock of a zone: `2027-02-02T09:00`. */
export function wallTime(zone: string, time: string): Date {
  const [day = '', clock = '00:00'] = time.split('T')
  return instantIn(zone, day, minutesOf(clock))
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

// Half hours begin at quarters of UTC's hours in some zones, such as Nepal's.
const quarterMs = 15 * 60_000

/** Returns the starts (ms) of the quarters of an hour that a span touches. */
export function quartersIn({ from, to }: Span): number[] {
  const first = Math.floor(from / quarterMs)
  const count = Math.max(0, Math.ceil(to / quarterMs) - first)
  return Array.from({ length: count }, (_, index) => (first + index) * quarterMs)
}
