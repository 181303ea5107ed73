import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { findZone, type Offset, offsetsIn, type Span } from '#shared/zones.ts'
import { type Clock, wallOf } from './local-times.ts'
import { firstProperty, propertiesOf } from './property.ts'
import { type Iterate, iterateIn, type Library, ruleOf } from './rule-occurrences.ts'
import type { Component } from './split-calendar.ts'
import { Steps, unreadable } from './steps.ts'

const dayMs = 24 * 60 * 60_000

interface ClocksInput {
  /** The zones that the calendar describes. */
  zones: readonly Component[]
  /** The zone of times that name none, or one that nobody knows. */
  zone: string
  /** The time for which offsets are read. */
  span: Span
  library: Library
}

interface Context {
  span: Span
  iterate: Iterate
  steps: Steps
}

export type ClockOf = (tzid: string | undefined) => Clock

/**
 * Returns a function that finds the clock of a zone by its name: ours, or else the calendar's, or else the
 * host's. It throws for a described zone that takes too much work, and past a number of described zones.
 */
export function clocksOf(input: ClocksInput): ClockOf {
  const own = offsetsIn(input.zone, input.span)
  const described = new Map(input.zones.map((zone) => [nameOf(zone), zone]))
  const usualNames = new Set(Intl.supportedValuesOf('timeZone'))
  const known = new Map<string, Clock>()
  const clocks = new Map<string, Clock | null>([['', own]])
  // Steps of their own: what describes zones takes none from the entries.
  const steps = new Steps()
  const context = { span: input.span, iterate: iterateIn(input.library, steps), steps }
  let unusual = 0
  let read = 0
  const find = (name: string): Clock => {
    // Intl takes long to refuse a name, and invitations may invent thousands.
    const isAsked = usualNames.has(name) || unusual++ < limits.maxUnusualZones
    const zone = isAsked ? findZone(name) : null
    if (zone) {
      const clock = known.get(zone) ?? offsetsIn(zone, input.span)
      known.set(zone, clock)
      return clock
    }
    const component = described.get(name)
    if (!component) return own
    if (read++ >= limits.maxZones) throw unreadable
    return describedClock(component, context)
  }
  return (name = '') => {
    if (!clocks.has(name)) {
      // Stays if reading throws, so that it is not tried for each entry.
      clocks.set(name, null)
      clocks.set(name, find(name))
    }
    const clock = clocks.get(name)
    if (!clock) throw unreadable
    return clock
  }
}

function nameOf(zone: Component): string {
  return (
    zone.lines
      .get('TZID')?.[0]
      ?.replace(/^[^:]*:/, '')
      .trim() ?? ''
  )
}

function describedClock(zone: Component, context: Context): Clock {
  if (zone.parts.length > limits.maxZoneParts) throw unreadable
  context.steps.startEntry(limits.maxZoneSteps)
  const onsets = zone.parts
    .flatMap((part) => [...onsetsOf(part, context)])
    .toSorted((a, b) => a.from - b.from)
  const [first] = onsets
  if (!first) throw unreadable
  const current = onsets.findLastIndex(({ from }) => from <= context.span.from)
  const before = { from: Number.NEGATIVE_INFINITY, offset: first.before }
  const later = onsets.slice(Math.max(0, current))
  return [before, ...later.filter(({ from }) => from <= context.span.to)]
}

/** Returns when a part of a zone begins to hold, near the time of interest. */
function* onsetsOf(
  part: Component,
  { span, iterate, steps }: Context,
): Generator<Offset & { before: number }> {
  const before = offsetOf(firstProperty(part, 'TZOFFSETFROM')?.value)
  const offset = offsetOf(firstProperty(part, 'TZOFFSETTO')?.value)
  const start = wallOf(firstProperty(part, 'DTSTART')?.value).wall
  const onset = (wall: number) => ({ from: wall - before, offset, before })
  yield onset(start)
  for (const { value } of propertiesOf(part, 'RDATE')) {
    const values = value.split(',')
    steps.take(values.length)
    for (const one of values) yield onset(wallOf(one).wall)
  }
  for (const { value } of propertiesOf(part, 'RRULE')) {
    const rule = ruleOf(value)
    if (!rule.text.includes('FREQ=YEARLY')) throw unreadable
    const until = rule.until
      ? rule.until.wall + (rule.until.isUtc ? before : 0)
      : Number.POSITIVE_INFINITY
    // Of a rule that has ended, the last onset holds.
    const from = Math.min(span.from, until) - 366 * dayMs
    const walls = iterate(rule, { start, until, span: { from, to: span.to + dayMs } })
    for (const wall of walls) yield onset(wall)
  }
}

/** Reads an offset from UTC: `-0500`. */
function offsetOf(text = ''): number {
  const parts = /^([+-])([01]\d):?([0-5]\d)(?::?([0-5]\d))?$/.exec(text)
  if (!parts) throw unreadable
  const [, sign, hours, minutes, seconds = 0] = parts
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ms : ms
}
