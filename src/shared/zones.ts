import { clockText, dayAfter, dayMinutes, utcMidnight } from './days.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Returns a function that gives the value of a key, made once; when it has too many, it forgets all. */
function cache<Value>(max: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = make()
    if (values.size >= max) values.clear()
    values.set(key, value)
    return value
  }
}

// A calendar names its zone at each of its times, and Intl would be slower than all else.
const zoneOfText = cache<string | null>(1000)
// More than any zone's name has.
const maxLength = 64

/** Returns the IANA spelling of a time zone; null if the text names none. */
export function findZone(text: string): string | null {
  return text.length > maxLength ? null : zoneOfText(text, () => readZone(text))
}

function readZone(text: string): string | null {
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Returns the city that a time zone is named after: `Los Angeles`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** A wall clock's reading. */
interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string
  /** Since midnight. */
  minutes: number
}

/** Returns the wall clock of a zone (IANA) at an instant. */
export function localTimeAt(zone: string, moment: Date): LocalTime {
  const local = new Date(moment.getTime() + offsetAt(zone, moment.getTime())).toISOString()
  return {
    day: local.slice(0, 10),
    minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
  }
}

/**
 * Returns the instant of a zone's wall clock, in minutes after a day's midnight. A time that the clock
 * skips is as long after the change as it was meant after the last time before it; of one that comes
 * twice it is the first.
 */
export function instantIn(zone: string, day: string, minutes: number): Date {
  const wall = utcMidnight(day) + minutes * minuteMs
  return new Date(instantOfWall(wall, (instant) => offsetAt(zone, instant)))
}

/** Returns the same of a clock with any offsets, whose reading is given as if it were UTC (ms). */
export function instantOfWall(wall: number, offset: (instant: number) => number): number {
  const [before, after] = [offset(wall - dayMs), offset(wall + dayMs)]
  const candidates = [wall - before, wall - after]
  const exact = candidates.filter((instant) => instant + offset(instant) === wall)
  return exact.length > 0 ? Math.min(...exact) : wall - before
}

/** Returns the day in a zone at an instant: `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  return localTimeAt(zone, moment).day
}

/** Returns the clock of a zone at an instant: `14:05`. */
export function timeIn(zone: string, moment: Date): string {
  return clockText(localTimeAt(zone, moment).minutes)
}

/** From an instant (ms) up to another one. */
export interface Span {
  from: number
  to: number
}

/** Minutes after a day's midnight by the wall clock. */
interface WallSpan {
  from: number
  to: number
}

/**
 * Returns when the wall clock of a zone reads within a part of a day, in order. Usually that is one
 * span; where the clock is put back in it, two, and where it skips the part or the whole day, none.
 */
export function spansIn(zone: string, day: string, wall: WallSpan): Span[] {
  const midnight = utcMidnight(day)
  const spans = partsOf(zone, day).map(({ from, to, offset }) => ({
    from: Math.max(from, midnight + wall.from * minuteMs - offset),
    to: Math.min(to, midnight + wall.to * minuteMs - offset),
  }))
  return mergeSpans(spans.filter(({ from, to }) => from < to))
}

/** Returns spans in order, those that touch each other as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && last.to >= span.from) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

/** Returns the instant with which a day begins in a zone; that of the next day for a day that it skips. */
export function startOfDay(zone: string, day: string): Date {
  const [first] = spansIn(zone, day, { from: 0, to: dayMinutes })
  return first ? new Date(first.from) : startOfDay(zone, dayAfter(day, 1))
}

/** A part of a day during which a zone's clock is not changed. */
interface EvenPart extends Span {
  /** The time by which the clock is ahead of UTC (ms). */
  offset: number
}

const maxDays = 2000
const partsOfDay = cache<EvenPart[]>(maxDays)
// No clock is farther from UTC.
const maxOffsetMs = 15 * 60 * minuteMs

function partsOf(zone: string, day: string): EvenPart[] {
  return partsOfDay(`${zone} ${day}`, () => readParts(zone, day))
}

function readParts(zone: string, day: string): EvenPart[] {
  const midnight = utcMidnight(day)
  const parts: EvenPart[] = []
  const end = midnight + dayMs + maxOffsetMs
  for (let from = midnight - maxOffsetMs; from < end; ) {
    const offset = offsetAt(zone, from)
    const to = Math.min(end, nextChange(zone, from))
    parts.push({
      offset,
      from: Math.max(from, midnight - offset),
      to: Math.min(to, midnight + dayMs - offset),
    })
    from = to
  }
  return parts.filter(({ from, to }) => from < to)
}

/** An offset from UTC (ms) and the instant (ms) from which it holds. */
export interface Offset {
  from: number
  offset: number
}

const weekMs = 7 * dayMs

/**
 * Returns the offsets of a zone's clock during a span, in order. It looks once a week: changes that are
 * undone sooner exist nowhere, and a calendar may name each zone there is.
 */
export function offsetsIn(zone: string, { from, to }: Span): Offset[] {
  let offset = readOffset(zone, from)
  const offsets = [{ from, offset }]
  for (let week = from; week < to; week += weekMs) {
    const end = Math.min(to, week + weekMs)
    if (readOffset(zone, end) === offset) continue
    for (let at = week; at < end; at = nextChange(zone, at)) {
      if (offsetAt(zone, at) === offset) continue
      offset = offsetAt(zone, at)
      offsets.push({ from: at, offset })
    }
  }
  return offsets
}

/** Returns when the offset next changes; the end of a UTC day if it does not until then. */
function nextChange(zone: string, from: number): number {
  const offset = offsetAt(zone, from)
  const end = (Math.floor(from / dayMs) + 1) * dayMs
  if (offsetAt(zone, end) === offset) return end
  let [before, after] = [from, end]
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2 / 1000) * 1000
    if (offsetAt(zone, middle) === offset) before = middle
    else after = middle
  }
  return after
}

// Intl costs more than all else here. Within a day the offset changes once at most, so two readings
// answer for most of it.
const offsetsOfDay = cache<{ start: number; end: number }>(maxDays)

/** Returns how far a zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const start = Math.floor(instant / dayMs) * dayMs
  const offsets = offsetsOfDay(`${zone} ${start}`, () => ({
    start: readOffset(zone, start),
    end: readOffset(zone, start + dayMs),
  }))
  return offsets.start === offsets.end ? offsets.start : readOffset(zone, instant)
}

function readOffset(zone: string, instant: number): number {
  const parts = intlFormat('en-US', wallClock(zone)).formatToParts(new Date(instant))
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}

function wallClock(timeZone: string): Intl.DateTimeFormatOptions {
  return {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }
}

// As many as there are zones.
const formatOfOptions = cache<Intl.DateTimeFormat>(500)

/** Returns a format of dates, made once, because making one is slow. */
export function intlFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  return formatOfOptions(key, () => new Intl.DateTimeFormat(locale, options))
}
