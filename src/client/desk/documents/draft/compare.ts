import type { DocumentFields } from '#shared/desk/documents/props.ts'

/** Returns the names of the fields that two states of a document have in different words. */
export function changedFields(fields: DocumentFields, stored: DocumentFields): string[] {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(fields)])]
  return names.filter((name) => asSent(fields[name]) !== asSent(stored[name]))
}

/** True if nothing is written into a record. */
export function isEmpty(record: DocumentFields): boolean {
  return filled(record) === undefined
}

/** Returns a value as text, so that a stored value and the same one from a form compare as equal. */
function asSent(value: unknown): string {
  return JSON.stringify(filled(value) ?? [])
}

/** Returns a value as a form sends it, without what is empty and in one order. */
function filled(value: unknown): unknown {
  if (value === '' || value === null || value === undefined || value === false) return undefined
  if (Array.isArray(value)) return value.map(filled).filter((one) => one !== undefined)
  if (typeof value !== 'object') return String(value).trim().replaceAll('\r\n', '\n')
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const one = filled(inner)
    return one === undefined ? [] : [[name, one] as const]
  })
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
