/** What the desk writes and publishes. */
export const documentKinds = ['note', 'rule', 'market', 'letter'] as const

/**
 * How far a document has come: never published, to be published later, published as it is, published
 * and written on since, or withdrawn.
 */
export const documentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const

export type DocumentKind = (typeof documentKinds)[number]
export type DocumentState = (typeof documentStates)[number]

/** What people read for each kind, and the field that holds the title of one. */
export const kindNames = {
  note: { label: 'Note', titleField: 'title' },
  rule: { label: 'Rule', titleField: 'title' },
  market: { label: 'Market', titleField: 'name' },
  letter: { label: 'Letter', titleField: 'subject' },
} as const satisfies Record<DocumentKind, { label: string; titleField: string }>

/** Returns the title of a document by the fields of a revision; empty while it has none. */
export function titleOfFields(kind: DocumentKind, fields: Record<string, unknown>): string {
  const title = fields[kindNames[kind].titleField]
  return typeof title === 'string' ? title : ''
}
