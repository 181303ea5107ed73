import { dayText } from '#shared/dates.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { officeTimeAt } from '#shared/office-time.ts'

// A day, a time, and where both are meant: what a field of a browser gives names no place.
const format =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i
// East Africa puts its clocks neither forward nor back.
const officeOffset = '+03:00'
const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/**
 * The instant that somebody gave: ISO 8601; without an offset at the office, as the form says. Null
 * for nothing, undefined for what is no time.
 */
export function instantOf(typed: unknown): Date | null | undefined {
  if (typed === undefined || typed === null) return null
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  if (text === '') return null
  const [, day, time, offset = officeOffset] = format.exec(text) ?? []
  if (!day || !time || !isDay(day)) return undefined
  const instant = new Date(`${day}T${time}${withColon(offset)}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** A day that there is: 30 February would be read as one in March. */
function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    dayOnly.test(day) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
  )
}

function withColon(offset: string): string {
  return offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
}

/** An instant as people at the office read it: `1 December 2026, 09:00 EAT`. */
export function instantText(instant: Date): string {
  return `${dayText(officeDayAt(instant))}, ${officeTimeAt(instant).display} EAT`
}
