import { type DraftKey, findDraft, storeDraft } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'

/** The fields of a document with unsaved changes, as stored in this browser. */
export interface SavedDraft {
  /** The id of the revision that was edited; empty for a new document. */
  base: string
  /** ISO 8601, UTC. */
  at: string
  fields: DocumentFields
}

export function draftKeyOf(person: string, about: string): DraftKey {
  return { person, about, kind: 'fields' }
}

/** Saves a draft in this browser; null deletes it. */
export function saveDraft(key: DraftKey, draft: SavedDraft | null): void {
  storeDraft(key, draft ? JSON.stringify(draft) : '')
}

/** Finds the saved draft of a document; null if there is none. */
export function findSavedDraft(key: DraftKey): SavedDraft | null {
  try {
    const saved: unknown = JSON.parse(findDraft(key) || 'null')
    return isSavedDraft(saved) ? saved : null
  } catch {
    return null
  }
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false
  return 'base' in value && 'at' in value && 'fields' in value && typeof value.fields === 'object'
}
