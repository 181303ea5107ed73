import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'

/** Returns a text or number as the value of an input; empty for other values. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Returns the rows of a list of records; empty for other values. */
export function rowsOf(value: unknown): DocumentFields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Returns the fields of a record; empty for other values. */
export function fieldsOf(value: unknown): DocumentFields {
  return isRecord(value) ? value : {}
}

/** Returns the texts in a list, without empty ones. */
export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : []
}

/** Returns the errors below a field, without its name: `0.rate` for `taxes.0.rate`. */
export function errorsBelow(errors: Record<string, string>, field: string): Record<string, string> {
  const start = `${field}.`
  const below = Object.entries(errors).filter(([name]) => name.startsWith(start))
  // Always the same object, so that rows without errors are not rendered again.
  if (below.length === 0) return noErrors
  return Object.fromEntries(below.map(([name, error]) => [name.slice(start.length), error]))
}

const noErrors: Record<string, string> = {}
