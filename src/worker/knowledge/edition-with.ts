import type { FieldsOf } from '#shared/documents/fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { type Edition, editionOf } from './edition.ts'
import { countWords, minutesFor, type PublishedRecords } from './published-records.ts'

/** A revision as it is looked at before it is published. */
export type PreviewedDocument = {
  slug: string
  /** The id of the revision. */
  revision: string
} & (
  | { kind: 'note'; fields: FieldsOf<'note'> }
  | { kind: 'rule'; fields: FieldsOf<'rule'> }
  | { kind: 'market'; fields: FieldsOf<'market'> }
)

/** An edition with a document in it as a revision has it, and with the sources that it cites. */
export function editionWith(
  edition: Edition,
  document: PreviewedDocument,
  sources: readonly Source[] = [],
): Edition {
  const records = { ...edition.records, sources: [...edition.records.sources, ...sources] }
  const changed = { ...records, ...changeOf(records, document) }
  return editionOf({ ...changed, sources: withUnknown(changed, document) }, 'preview')
}

function changeOf(
  records: PublishedRecords,
  document: PreviewedDocument,
): Partial<PublishedRecords> {
  const { kind, slug } = document
  const without = <One extends { slug: string }>(all: readonly One[]) =>
    all.filter((one) => one.slug !== slug)
  if (kind === 'rule') {
    return { rules: [...without(records.rules), { ...document.fields, slug }] }
  }
  if (kind === 'note') {
    const { body, ...fields } = document.fields
    const minutes = minutesFor(countWords(body))
    const head = { ...fields, slug, minutes, revision: document.revision, shipped: false }
    return { notes: [...without(records.notes), head] }
  }
  const { facts, ...market } = document.fields
  return {
    markets: [...without(records.markets), { ...market, slug }],
    facts: [
      ...records.facts.filter((fact) => fact.market !== slug),
      ...facts.map((fact) => ({ ...fact, market: slug })),
    ],
  }
}

/** What is cited and not there is shown by its key, so that the rest can be looked at. */
function withUnknown({ sources }: PublishedRecords, { fields }: PreviewedDocument): Source[] {
  const known = new Set(sources.map(({ id }) => id))
  const missing = [...citedIn(fields)].filter((id) => !known.has(id))
  const unknown = missing.map((id) => ({ id, publisher: id, title: id, date: null, url: null }))
  return [...sources, ...unknown]
}

/** The keys of all sources that something cites, at whatever depth. */
export function citedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, part] of Object.entries(value)) {
    if (name === 'source' && typeof part === 'string') found.add(part)
    else citedIn(part, found)
  }
  return found
}
