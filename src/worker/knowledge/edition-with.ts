import type { Source } from '#shared/knowledge/schemas.ts'
import { type Edition, editionOf } from './edition.ts'
import type { PublishedRecords } from './published-records.ts'

/** Returns an edition with some records replaced and the sources that these cite. */
export function editionWith(
  { records }: Edition,
  changes: Partial<PublishedRecords>,
  sources: readonly Source[] = [],
): Edition {
  const availableSources = [...records.sources, ...sources]
  const changedRecords = {
    ...records,
    ...changes,
    sources: [...availableSources, ...missingIn(changes, availableSources)],
  }
  return editionOf(changedRecords, 'preview')
}

/** Returns placeholders for missing sources, so that a preview can be rendered. */
function missingIn(changes: object, sources: readonly Source[]): Source[] {
  const keys = new Set(sources.map(({ id }) => id))
  const missing = [...citedIn(changes)].filter((id) => !keys.has(id))
  return missing.map((id) => ({ id, publisher: id, title: id, date: null, url: null }))
}

/** Returns the ids of all sources that a value cites, at any depth. */
export function citedIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return ids
  for (const [name, part] of Object.entries(value)) {
    if (name === 'source' && typeof part === 'string') ids.add(part)
    else citedIn(part, ids)
  }
  return ids
}
