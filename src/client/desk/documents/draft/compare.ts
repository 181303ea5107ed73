import type { DocumentFields } from '#shared/desk/documents/props.ts'

/** Returns the names of the fields that differ between the form and the saved version. */
export function changedFields(fields: DocumentFields, saved: DocumentFields): string[] {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(fields)])]
  return names.filter((name) => comparableText(fields[name]) !== comparableText(saved[name]))
}

/** True if nothing is entered in a record. */
export function isBlankRecord(record: DocumentFields): boolean {
  return normalized(record) === undefined
}

/** Returns a value as text in which a saved value equals the same value from a form. */
function comparableText(value: unknown): string {
  return JSON.stringify(normalized(value) ?? [])
}

/** Returns a value as a form sends it, with sorted names and without empty values. */
function normalized(value: unknown): unknown {
  if (value === '' || value === null || value === undefined || value === false) return undefined
  if (Array.isArray(value)) {
    const items = value.map(normalized).filter((item) => item !== undefined)
    // A form sends a list of texts as lines.
    const isText = items.length > 0 && items.every((item) => typeof item === 'string')
    return isText ? items.join('\n') : items
  }
  if (typeof value !== 'object') return String(value).trim().replaceAll('\r\n', '\n')
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const item = normalized(inner)
    return item === undefined ? [] : [[name, item] as const]
  })
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
