import type { Source } from '#shared/knowledge/schemas.ts'
import { type Edition, editionOf } from './edition.ts'
import type { PublishedRecords } from './published-records.ts'

/** Returns an edition with some of its records replaced, and with the sources that these cite. */
export function editionWith(
  { records }: Edition,
  changes: Partial<PublishedRecords>,
  sources: readonly Source[] = [],
): Edition {
  const known = [...records.sources, ...sources]
  const changed = { ...records, ...changes, sources: [...known, ...missingIn(changes, known)] }
  return editionOf(changed, 'preview')
}

/** Returns what is cited and not there as sources named by their keys: the rest can be looked at. */
function missingIn(changes: object, sources: readonly Source[]): Source[] {
  const keys = new Set(sources.map(({ id }) => id))
  const missing = [...citedIn(changes)].filter((id) => !keys.has(id))
  return missing.map((id) => ({ id, publisher: id, title: id, date: null, url: null }))
}

/** Returns the keys of all sources that something cites, at whatever depth. */
export function citedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, part] of Object.entries(value)) {
    if (name === 'source' && typeof part === 'string') found.add(part)
    else citedIn(part, found)
  }
  return found
}
