import type { DocumentFields } from '#shared/documents/props.ts'

/** A text or a number as an input shows it; anything else is nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** The rows of a list of records; anything else has none. */
export function rowsOf(value: unknown): DocumentFields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** A record, without one no fields. */
export function fieldsOf(value: unknown): DocumentFields {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as DocumentFields) : {}
}

/** The words of a list, without empty ones. */
export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : []
}

/** The errors below a field, by what is left of their names: `0.rate` of `taxes.0.rate`. */
export function errorsBelow(errors: Record<string, string>, field: string): Record<string, string> {
  const start = `${field}.`
  const below = Object.entries(errors).filter(([name]) => name.startsWith(start))
  return Object.fromEntries(below.map(([name, error]) => [name.slice(start.length), error]))
}
