const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// Asking Intl takes longer than a step of a rule, and a calendar asks for each of its times.
const foundZones = new Map<string, string | null>()
const maxFound = 1000
// More than any zone's name has.
const maxLength = 64

/** Returns the IANA spelling of a time zone; null if the text names none. */
export function findZone(text: string): string | null {
  if (text.length > maxLength) return null
  const found = foundZones.get(text)
  if (found !== undefined) return found
  const zone = readZone(text)
  if (foundZones.size >= maxFound) foundZones.clear()
  foundZones.set(text, zone)
  return zone
}

function readZone(text: string): string | null {
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return null
  }
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
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
  const [before, after] = [offsetAt(zone, wall - dayMs), offsetAt(zone, wall + dayMs)]
  const candidates = [wall - before, wall - after]
  const exact = candidates.filter((instant) => instant + offsetAt(zone, instant) === wall)
  return new Date(exact.length > 0 ? Math.min(...exact) : wall - before)
}

// Asking Intl costs more than all else here: within a day the offset changes once at most, so two
// readings answer for most of it.
const offsetsByDay = new Map<string, readonly [start: number, end: number]>()
const maxDays = 2000

/** Returns how far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const start = Math.floor(instant / dayMs) * dayMs
  const key = `${zone} ${start}`
  const cached = offsetsByDay.get(key)
  const offsets = cached ?? ([readOffset(zone, start), readOffset(zone, start + dayMs)] as const)
  if (!cached) {
    if (offsetsByDay.size >= maxDays) offsetsByDay.clear()
    offsetsByDay.set(key, offsets)
  }
  return offsets[0] === offsets[1] ? offsets[0] : readOffset(zone, instant)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function readOffset(zone: string, instant: number): number {
  const format = formats.get(zone) ?? formatOf(zone)
  formats.set(zone, format)
  const parts = format.formatToParts(new Date(instant))
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

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
}
