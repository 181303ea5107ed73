/** The kinds of documents at the desk. */
export const documentKinds = [
  'note',
  'rule',
  'market',
  'letter',
  'person',
  'service',
  'page',
  'firm',
] as const

/** The kinds of stored documents: a translation is stored as a document that belongs to its original. */
export const storedKinds = [...documentKinds, 'translation'] as const

/** The kinds of which an editor can create a document; the others ship all that there are. */
export const creatableKinds = documentKinds.filter((kind) => kind !== 'firm' && kind !== 'page')

/** The states of a document; `changed` is a published one with a newer, unpublished revision. */
export const documentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const

/**
 * The filters of the list; `awaiting` are those that wait for the viewer's approval, `outdated` are
 * translations of which readers see a newer original.
 */
export const documentFilters = [...documentStates, 'awaiting', 'outdated'] as const

export type DocumentFilter = (typeof documentFilters)[number]
export type DocumentKind = (typeof documentKinds)[number]
export type StoredKind = (typeof storedKinds)[number]
export type DocumentState = (typeof documentStates)[number]

/** The label of each kind, and the field that contains a document's title. */
export const kindNames = {
  note: { label: 'Article', titleField: 'title' },
  rule: { label: 'Rule', titleField: 'title' },
  market: { label: 'Market', titleField: 'name' },
  letter: { label: 'Newsletter', titleField: 'subject' },
  person: { label: 'Person', titleField: 'name' },
  service: { label: 'Service', titleField: 'title' },
  page: { label: 'Page', titleField: 'title' },
  firm: { label: 'Firm', titleField: 'name' },
} as const satisfies Record<DocumentKind, { label: string; titleField: string }>

/** Returns the title of a document from its fields; empty if it has none. */
export function titleOfFields(kind: DocumentKind, fields: Record<string, unknown>): string {
  const title = fields[kindNames[kind].titleField]
  return typeof title === 'string' ? title : ''
}
