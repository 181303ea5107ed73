import type ICAL from 'ical.js'
import type { CalendarFailure } from '#shared/desk/bookings/props.ts'
import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { findZone, instantIn, type Span } from '#shared/zones.ts'
import { limitRecurrence, limitSteps, TooMany } from './limit-work.ts'

type Library = typeof ICAL

interface Reading {
  /** The zone of times that name none, and of whole days. */
  zone: string
  /** The time of interest. */
  span: Span
  /** The end of the UIDs of our own entries, which the host's calendar may show as well. */
  ownUid: string
}

type BusyTimes =
  | { outcome: 'read'; times: Span[] }
  | { outcome: 'failed'; failure: CalendarFailure }

/** Returns when a calendar (RFC 5545) says that its owner is busy, in order and without overlaps. */
export async function readBusyTimes(text: string, reading: Reading): Promise<BusyTimes> {
  // Only the cron reads calendars: no other request loads the parser.
  const { default: library } = await import('ical.js')
  limitSteps(library)
  try {
    const calendar = parse(library, text)
    if (!calendar) return { outcome: 'failed', failure: 'unreadable' }
    const times = eventsOf(library, calendar).flatMap((event) => [...timesOf(event, reading)])
    return { outcome: 'read', times: merge(times).slice(0, limits.maxTimes) }
  } catch (error) {
    const failure = error instanceof TooMany ? 'too-many' : 'unreadable'
    return { outcome: 'failed', failure }
  }
}

function parse(library: Library, text: string): ICAL.Component | null {
  const parsed: unknown = library.parse(text)
  if (!Array.isArray(parsed) || parsed[0] !== 'vcalendar') return null
  const calendar = new library.Component(parsed)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    // A rule of another kind would be expanded for decades, second by second.
    if (!hasYearlyRules(zone)) calendar.removeSubcomponent(zone)
  }
  return calendar
}

function hasYearlyRules(zone: ICAL.Component): boolean {
  return zone
    .getAllSubcomponents()
    .every((part) =>
      part
        .getAllProperties('rrule')
        .every((rule) => /FREQ=YEARLY/.test(String(rule.getFirstValue()))),
    )
}

/** Returns the events of a calendar, with the changes of single occurrences as their exceptions. */
function eventsOf(library: Library, calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents('vevent')
  const isException = (one: ICAL.Component) => one.hasProperty('recurrence-id')
  const exceptions = Map.groupBy(components.filter(isException), uidOf)
  return components
    .filter((one) => !isException(one))
    .map((one) => {
      const own = exceptions.get(uidOf(one)) ?? []
      // Else thousands of events with one UID would each take all of its exceptions.
      exceptions.delete(uidOf(one))
      return new library.Event(one, { exceptions: own, strictExceptions: false })
    })
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid'))
}

function* timesOf(event: ICAL.Event, { zone: hostZone, span, ownUid }: Reading): Generator<Span> {
  if (event.uid?.endsWith(ownUid) || !event.startDate) return
  const zoneName = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  // Of a calendar that does not describe a zone it names.
  const zone = findZone(zoneName ?? '') ?? hostZone
  for (const { item, startDate, endDate } of occurrencesOf(event, { zone, span })) {
    const [from, to] = [instantOf(startDate, zone), instantOf(endDate, zone)]
    const isInSpan = from < span.to && span.from < to
    if (isInSpan && from < to && isBusy(item.component)) yield { from, to }
  }
}

function* occurrencesOf(event: ICAL.Event, { zone, span }: Pick<Reading, 'zone' | 'span'>) {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate }
    return
  }
  limitRecurrence(event.component)
  const iterator = event.iterator()
  for (;;) {
    const next = iterator.next()
    if (!next || instantOf(next, zone) >= span.to) break
    yield event.getOccurrenceDetails(next)
  }
  // An occurrence may have been moved into the time of interest from after it.
  for (const exception of Object.values<ICAL.Event>(event.exceptions)) {
    if (instantOf(exception.recurrenceId, zone) < span.to) continue
    yield { item: exception, startDate: exception.startDate, endDate: exception.endDate }
  }
}

/** True unless an event is cancelled or leaves its time free. */
function isBusy(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  )
}

/** Returns the instant (ms) of a time: in its zone if we or the calendar know it, else in another. */
function instantOf(time: ICAL.Time, otherZone: string): number {
  const { year, month, day, hour, minute, second, isDate, zone } = time
  const id = zone?.tzid ?? ''
  const isFloating = isDate || id === '' || id === 'floating'
  const clockZone = isFloating ? otherZone : findZone(id)
  if (clockZone === null) return time.toUnixTime() * 1000
  const date = [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
  return instantIn(clockZone, date, isDate ? 0 : hour * 60 + minute + second / 60).getTime()
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function merge(times: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, to } of times.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}
