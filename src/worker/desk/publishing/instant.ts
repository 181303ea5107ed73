import { dayText } from '#shared/dates.ts'
import { isCalendarDay, minutesOf } from '#shared/days.ts'
import { messages } from '#shared/messages.ts'
import { instantIn, timeIn } from '#shared/zones.ts'
import { officeDay, officeZone, officeZoneLetters } from '#worker/knowledge/office.ts'

// A `datetime-local` input sends no offset, so the offset is optional.
const format =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Parses an instant in ISO 8601, by default in the office's time zone. Returns null for an empty
 * value and undefined for an invalid one.
 */
export function instantOf(input: unknown): Date | null | undefined {
  if (input === undefined || input === null) return null
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (text === '') return null
  const [, day, time, seconds = '', offset] = format.exec(text) ?? []
  if (!day || !time || !isCalendarDay(day)) return undefined
  const instant = offset
    ? new Date(`${day}T${time}${seconds}${withColon(offset)}`)
    : new Date(instantIn(officeZone(), day, minutesOf(time)).getTime() + msOf(seconds))
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Returns what is wrong with a time that was not understood: that it is no text, or else `invalid`. */
export function timeFault(attr: string, input: unknown, invalid: string): string {
  return typeof input === 'string' ? invalid : messages.string(attr)
}

/** Returns the milliseconds of `:SS` or `:SS.sss`. */
function msOf(seconds: string): number {
  return Math.floor(Number(seconds.slice(1)) * 1000)
}

function withColon(offset: string): string {
  return offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
}

/** Formats an instant in the office's time zone: `1 December 2026, 09:00 EAT`. */
export function instantText(instant: Date): string {
  const time = `${timeIn(officeZone(), instant)} ${officeZoneLetters(instant)}`
  return `${dayText(officeDay(instant))}, ${time}`
}
