import type { CalendarFailure } from '#shared/desk/bookings/props.ts'
import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { mergeSpans, type Span } from '#shared/zones.ts'
import { describePlace, log } from '#worker/log.ts'
import type { People } from './attendance.ts'
import { clocksOf } from './clocks.ts'
import { instantOf, type LocalTime, offsetAt } from './local-times.ts'
import { Occurrences, wallBy } from './occurrences.ts'
import { propertiesOf } from './property.ts'
import {
  type CalendarEvent,
  type Period,
  periodsOf,
  type Reader,
  readEvent,
  spanFrom,
  type UntimedEvent,
  untimedEventOf,
} from './read-event.ts'
import { type Iterate, iterateIn, type Rule, ruleOf } from './rule-occurrences.ts'
import { type Component, splitCalendar } from './split-calendar.ts'
import { Steps, unreadable } from './steps.ts'

const dayMs = 24 * 60 * 60_000

interface Reading {
  /** The zone of times that name none, and of whole days. */
  zone: string
  /** The time of interest. */
  span: Span
  /** The end of the UIDs of our own entries, which the host's calendar may show as well. */
  ownUid: string
  people: People
}

interface BusyTimes {
  times: Span[]
  /** Events and lists of busy times that were read. */
  entries: number
  /** Those that could not be read, or would have taken too much work. */
  leftOut: number
}

type Result = ({ outcome: 'read' } & BusyTimes) | { outcome: 'failed'; failure: CalendarFailure }

/**
 * Returns when a calendar (RFC 5545) says that its owner is busy, in order and without overlaps. An entry
 * that cannot be read is left out. All work is counted, because anybody's invitation is an entry.
 */
export async function readBusyTimes(text: string, reading: Reading): Promise<Result> {
  const calendar = splitCalendar(text)
  if (!calendar) return { outcome: 'failed', failure: 'unreadable' }
  // Only the cron reads calendars: no other request loads the parser.
  const { default: library } = await import('ical.js')
  const steps = new Steps()
  const iterate = iterateIn(library, steps)
  const { zone, span } = reading
  const around = { from: span.from - 2 * dayMs, to: span.to + 2 * dayMs }
  const clockOf = clocksOf({ zones: calendar.zones, zone, span: around, library })
  const context = { reader: { clockOf, steps }, iterate, reading }
  const spans = readEntries(calendar.entries, context)
  const read = spans.filter((one) => one !== null)
  return {
    outcome: 'read',
    times: storable(read.flat()),
    entries: read.length,
    leftOut: calendar.entries.length + calendar.broken - read.length,
  }
}

interface Context {
  reader: Reader
  iterate: Iterate
  reading: Reading
}

/** Returns the busy times of each entry; null for those that are left out. */
function readEntries(entries: readonly Component[], context: Context): (Span[] | null)[] {
  const { reader, reading } = context
  let isLogged = false
  const attempt = <Value>(max: number, read: () => Value): Value | null => {
    reader.steps.startEntry(max)
    try {
      return read()
    } catch (error) {
      // Whatever is wrong with one entry, the others hold; the first error of our own is logged.
      if (error !== unreadable && !isLogged) {
        isLogged = true
        log('calendar-entry-failed', { error: describePlace(error) })
      }
      return null
    }
  }
  // Those that take no time are known before any work is done or counted for the others.
  const known = entries
    .map((entry) =>
      attempt(0, () => (entry.name === 'VEVENT' ? untimedEventOf(entry, reading.people) : entry)),
    )
    .filter((entry) => entry !== null)
  const needed = neededOf(known)
  const parsed = needed
    .slice(0, limits.maxEntries)
    .map((entry) =>
      attempt(limits.maxUsualSteps, () => ('uid' in entry ? readEvent(entry, reader) : entry)),
    )
  const changes = changesOf(parsed.filter((entry) => entry !== null && 'uid' in entry))
  const isOfInterest = ({ from, to }: Span) =>
    from < to && from < reading.span.to && reading.span.from < to
  const spansOf = (entry: CalendarEvent | Component) =>
    'uid' in entry ? spansOfEvent(entry, changes, context) : freeBusySpans(entry, reader)
  const read = (max: number, entry: CalendarEvent | Component | null) => {
    if (!entry || (reader.steps.isExhausted && isRecurring(entry))) return null
    return attempt(max, () => [...spansOf(entry)].filter(isOfInterest))
  }
  // First those that take as much work as most do: then no other ones could leave them none.
  const usual = parsed.map((entry) => read(limits.maxUsualSteps, entry))
  const all = usual.map(
    (spans, index) => spans ?? read(limits.maxEntrySteps, parsed[index] ?? null),
  )
  return [...all, ...Array.from({ length: known.length - needed.length }, () => [])]
}

/** Returns the entries that take time, then others of their series, which may free an occurrence. */
function neededOf(known: readonly (UntimedEvent | Component)[]): (UntimedEvent | Component)[] {
  const busy = known.filter((entry) => !('uid' in entry) || entry.isBusy)
  const series = new Set(busy.map((entry) => ('uid' in entry ? entry.series : '')))
  series.delete('')
  const others = known.filter(
    (entry) => 'uid' in entry && !entry.isBusy && series.has(entry.series),
  )
  return [...busy, ...others]
}

function isRecurring(entry: CalendarEvent | Component): boolean {
  return 'uid' in entry && entry.component.lines.has('RRULE')
}

/** The changes of single occurrences of a series, and of those from one on. */
interface Changes {
  occurrences: Occurrences
  onward: CalendarEvent[]
}

function changesOf(events: readonly CalendarEvent[]): Map<string, Changes> {
  const bySeries = new Map<string, Changes>()
  for (const event of events) {
    if (!event.changed || event.series === '') continue
    const changes = bySeries.get(event.series) ?? { occurrences: new Occurrences(), onward: [] }
    bySeries.set(event.series, changes)
    changes.occurrences.add(event.changed)
    // Each is compared with each occurrence of the series.
    const isFew = changes.onward.length < limits.maxOnward
    if (event.isOnward && isFew && Math.abs(moveOf(event)) <= limits.maxDays * dayMs) {
      changes.onward.push(event)
    }
  }
  for (const { onward } of bySeries.values()) onward.sort((a, b) => changedAt(a) - changedAt(b))
  return bySeries
}

/** Returns when an event takes time. A changed occurrence counts also if its series is not there. */
function* spansOfEvent(
  event: CalendarEvent,
  changes: ReadonlyMap<string, Changes>,
  context: Context,
): Generator<Span> {
  const own = changes.get(event.series)
  if (event.uid.endsWith(context.reading.ownUid)) return
  if (event.changed) {
    if (event.isOnward && !own?.onward.includes(event)) throw unreadable
    if (event.isBusy) yield spanFrom(event.start, event.length)
    return
  }
  const onward = own?.onward ?? []
  if (!event.isBusy && onward.every(({ isBusy }) => !isBusy)) return
  const excluded = new Occurrences()
  for (const property of propertiesOf(event.component, 'EXDATE')) {
    for (const { start } of periodsOf(property, event.length, context.reader)) excluded.add(start)
  }
  for (const period of periodsOfSeries(event, onward, context)) {
    if (excluded.has(period.start) || own?.occurrences.has(period.start)) continue
    const instant = onward.length > 0 ? instantOf(period.start) : 0
    const change = onward.findLast((one) => changedAt(one) <= instant)
    if (!(change ?? event).isBusy) continue
    yield change ? movedSpan(period, change) : spanFrom(period.start, period.length)
  }
}

/** Returns the occurrences of a series in the time of interest, without its exceptions. */
function* periodsOfSeries(
  event: CalendarEvent,
  onward: readonly CalendarEvent[],
  { reader, iterate, reading }: Context,
): Generator<Period> {
  const { component, start, length } = event
  yield { start, length }
  for (const property of propertiesOf(component, 'RDATE')) {
    yield* periodsOf(property, length, reader)
  }
  const rules = [...propertiesOf(component, 'RRULE')]
  if (rules.length > limits.maxRules) throw unreadable
  const lengths = [event, ...onward].map((one) => one.length.clockMs + one.length.exactMs)
  const moves = [0, ...onward.map(moveOf)]
  const span = {
    from: reading.span.from - dayMs - Math.max(...lengths) - Math.max(...moves),
    to: reading.span.to + dayMs - Math.min(...moves),
  }
  for (const { value } of rules) {
    const rule = ruleOf(value)
    const walls = iterate(rule, { start: start.wall, until: untilOf(rule, start), span })
    for (const wall of walls) yield { start: { ...start, wall }, length }
  }
}

/** Returns the last possible time of a rule by the clock of its series. */
function untilOf({ until }: Rule, start: LocalTime): number {
  if (!until) return Number.POSITIVE_INFINITY
  // A day is meant whole, also where it is written as midnight of UTC.
  const isDay = until.isDate || (start.isDate && until.wall % dayMs === 0)
  if (isDay) return until.wall + dayMs - 1
  return until.isUtc ? until.wall + offsetAt(start.clock, until.wall) : until.wall
}

function changedAt({ changed, start }: CalendarEvent): number {
  return instantOf(changed ?? start)
}

/** Returns by how much an event changes the start of its occurrence (ms). */
function moveOf({ changed, start }: CalendarEvent): number {
  return changed ? start.wall - wallBy(changed, start) : 0
}

function movedSpan({ start }: Period, change: CalendarEvent): Span {
  const wall = wallBy(start, change.start) + moveOf(change)
  return spanFrom({ ...change.start, wall }, change.length)
}

function* freeBusySpans(component: Component, reader: Reader): Generator<Span> {
  const none = { clockMs: 0, exactMs: 0 }
  for (const property of propertiesOf(component, 'FREEBUSY')) {
    if (property.params.FBTYPE?.toUpperCase() === 'FREE') continue
    for (const { start, length } of periodsOf(property, none, reader)) yield spanFrom(start, length)
  }
}

/** Returns times in order and without overlaps; if they are too many, short gaps count as busy. */
function storable(times: readonly Span[]): Span[] {
  let merged = mergeSpans(times)
  for (let gapMs = 60_000; merged.length > limits.maxTimes; gapMs *= 2) {
    const wide = merged.map(({ from, to }) => ({ from, to: to + gapMs }))
    merged = mergeSpans(wide).map(({ from, to }) => ({ from, to: to - gapMs }))
  }
  return merged
}
