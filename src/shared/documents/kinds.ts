/** What the desk writes and publishes. */
export const documentKinds = ['note', 'rule', 'market', 'letter'] as const

/**
 * How far a document has come: never published, to be published later, published as it is, published
 * and written on since, or withdrawn.
 */
export const documentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const

export type DocumentKind = (typeof documentKinds)[number]
export type DocumentState = (typeof documentStates)[number]
