import type { DocumentKind, StoredKind } from '#shared/desk/documents/kinds.ts'

export interface StoredKinds {
  kind: StoredKind
  /** The kind of the document that it translates; null for an original. */
  originalKind: StoredKind | null
}

/** Returns the kind by which the desk names a document; null for a translation of nothing. */
export function shownKind({ kind, originalKind }: StoredKinds): DocumentKind | null {
  const shown = originalKind ?? kind
  return shown === 'translation' ? null : shown
}
