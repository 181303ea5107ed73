import { busyCalendar as limits } from '#shared/desk/constants.ts'
import type { Span } from '#shared/zones.ts'
import { isAttended, organizerOf, type People } from './attendance.ts'
import type { ClockOf } from './clocks.ts'
import { checkYear, instantOf, type LocalTime, utcClock, wallOf } from './local-times.ts'
import { codeOf, firstProperty, type Property } from './property.ts'
import type { Component } from './split-calendar.ts'
import { type Steps, unreadable } from './steps.ts'

const dayMs = 24 * 60 * 60_000

/** What the parts of reading a calendar have in common. */
export interface Reader {
  clockOf: ClockOf
  steps: Steps
}

/** The time from the start of an event to its end: first by the clock, then as it passes (ms). */
export interface Length {
  clockMs: number
  exactMs: number
}

/** What is known of an event before its times are read. */
export interface UntimedEvent {
  component: Component
  uid: string
  /** What it shares with the changes of its occurrences; empty for an event that cannot have any. */
  series: string
  isBusy: boolean
}

/** An event, or the change of one occurrence of a series. */
export interface CalendarEvent extends UntimedEvent {
  start: LocalTime
  length: Length
  /** The occurrence that it changes; null for other events. */
  changed: LocalTime | null
  /** True if it also changes all occurrences after that one. */
  isOnward: boolean
}

export function untimedEventOf(component: Component, people: People): UntimedEvent {
  const uid = firstProperty(component, 'UID')?.value ?? ''
  return {
    component,
    uid,
    // A stranger who knows the UID of a series must not change it.
    series: uid && `${uid}\n${organizerOf(component)}`,
    isBusy: isBusy(component) && isAttended(component, people),
  }
}

/** Reads an event; throws if it has no time, or one that is too long or centuries from now. */
export function readEvent(event: UntimedEvent, reader: Reader): CalendarEvent {
  const { component } = event
  const startProperty = firstProperty(component, 'DTSTART')
  if (!startProperty) throw unreadable
  const start = onlyTime(startProperty, reader)
  const changed = firstProperty(component, 'RECURRENCE-ID')
  return {
    ...event,
    start,
    length: lengthOf(component, start, reader),
    changed: changed && onlyTime(changed, reader),
    isOnward: changed?.params.RANGE?.toUpperCase() === 'THISANDFUTURE',
  }
}

/** Returns the time of an occurrence that starts at a time. */
export function spanFrom({ wall, clock }: LocalTime, { clockMs, exactMs }: Length): Span {
  const to = instantOf({ wall: wall + clockMs, clock }) + exactMs
  return { from: instantOf({ wall, clock }), to }
}

/** A time with the length of what happens then. */
export interface Period {
  start: LocalTime
  length: Length
}

/** Returns the times of a property, each by the clock that it names; those without an end have a length. */
export function periodsOf(property: Property, length: Length, reader: Reader): Period[] {
  const values = property.value.split(',')
  reader.steps.take(values.length)
  return values.map((value) => {
    const [from, to] = value.split('/')
    const start = localTime(from, property, reader)
    if (to === undefined) return { start, length }
    const own = to.includes('P')
      ? durationOf(to)
      : lengthUntil(localTime(to, property, reader), start)
    return { start, length: limited(own) }
  })
}

function onlyTime(property: Property, reader: Reader): LocalTime {
  return localTime(property.value, property, reader)
}

function localTime(text: string | undefined, { params }: Property, { clockOf }: Reader): LocalTime {
  const { wall, isDate, isUtc } = wallOf(text)
  checkYear(wall)
  return { wall, isDate, clock: isUtc ? utcClock : clockOf(isDate ? '' : params.TZID) }
}

function lengthOf(component: Component, start: LocalTime, reader: Reader): Length {
  const end = firstProperty(component, 'DTEND')
  if (end) return limited(lengthUntil(onlyTime(end, reader), start))
  const duration = firstProperty(component, 'DURATION')
  if (duration) return limited(durationOf(duration.value))
  return { clockMs: start.isDate ? dayMs : 0, exactMs: 0 }
}

function lengthUntil(end: LocalTime, start: LocalTime): Length {
  // Some programs let a whole day end on itself.
  if (start.isDate && end.wall === start.wall) return { clockMs: dayMs, exactMs: 0 }
  if (end.clock === start.clock) return { clockMs: end.wall - start.wall, exactMs: 0 }
  return { clockMs: 0, exactMs: instantOf(end) - instantOf(start) }
}

const duration =
  /^\+?P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i

/** Reads a duration (RFC 5545 §3.3.6), whose days and weeks pass by the clock. */
function durationOf(text: string): Length {
  const parts = duration.exec(text)
  if (!parts) throw unreadable
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return {
    clockMs: (weeks * 7 + days) * dayMs,
    exactMs: ((hours * 60 + minutes) * 60 + seconds) * 1000,
  }
}

function limited(length: Length): Length {
  if (!(length.clockMs + length.exactMs <= limits.maxDays * dayMs)) throw unreadable
  return length
}

/** True unless an event is cancelled or leaves its time free. */
function isBusy(component: Component): boolean {
  return (
    codeOf(component, 'STATUS') !== 'CANCELLED' &&
    codeOf(component, 'TRANSP') !== 'TRANSPARENT' &&
    codeOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE'
  )
}
