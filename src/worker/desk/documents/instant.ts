import { dayText } from '#shared/dates.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { officeTimeAt } from '#shared/office-time.ts'

// A `datetime-local` input sends no offset, so the offset is optional.
const format =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i
// Kenya has no daylight saving time.
const officeOffset = '+03:00'
const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/**
 * Parses an instant in ISO 8601, by default in the office's time zone. Returns null for an empty
 * value and undefined for an invalid one.
 */
export function instantOf(input: unknown): Date | null | undefined {
  if (input === undefined || input === null) return null
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (text === '') return null
  const [, day, time, offset = officeOffset] = format.exec(text) ?? []
  if (!day || !time || !isDay(day)) return undefined
  const instant = new Date(`${day}T${time}${withColon(offset)}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** True if the day exists: `Date` would read 30 February as a day in March. */
function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    dayOnly.test(day) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
  )
}

function withColon(offset: string): string {
  return offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
}

/** Formats an instant in the office's time zone: `1 December 2026, 09:00 EAT`. */
export function instantText(instant: Date): string {
  return `${dayText(officeDayAt(instant))}, ${officeTimeAt(instant).display} EAT`
}
