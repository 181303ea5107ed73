import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'

/** Returns a text or a number as an input shows it; anything else is nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Returns the rows of a list of records; anything else has none. */
export function rowsOf(value: unknown): DocumentFields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Returns the fields of a record; anything else has none. */
export function fieldsOf(value: unknown): DocumentFields {
  return isRecord(value) ? value : {}
}

/** Returns the words of a list, without empty ones. */
export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : []
}

/** Returns the errors below a field, by the rest of their names: `0.rate` of `taxes.0.rate`. */
export function errorsBelow(errors: Record<string, string>, field: string): Record<string, string> {
  const start = `${field}.`
  const below = Object.entries(errors).filter(([name]) => name.startsWith(start))
  // The same each time: a row without errors need not be rendered again.
  if (below.length === 0) return noErrors
  return Object.fromEntries(below.map(([name, error]) => [name.slice(start.length), error]))
}

const noErrors: Record<string, string> = {}
