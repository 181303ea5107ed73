import { type DraftKey, findDraft, storeDraft } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'

/** What was typed and is not stored, as this browser has it. */
export interface SavedDraft {
  /** The revision on which it was typed; empty for none. */
  base: string
  /** ISO 8601, UTC. */
  at: string
  fields: DocumentFields
}

/** Where the drafts of a document stand in this browser. */
export function placeOf(person: string, about: string): DraftKey {
  return { person, about, kind: 'fields' }
}

/** Saves a draft in this browser; null deletes it. */
export function saveDraft(place: DraftKey, draft: SavedDraft | null): void {
  storeDraft(place, draft ? JSON.stringify(draft) : '')
}

/** Returns the draft that was saved of a document; null without any. */
export function findSavedDraft(place: DraftKey): SavedDraft | null {
  try {
    const saved: unknown = JSON.parse(findDraft(place) || 'null')
    return isSavedDraft(saved) ? saved : null
  } catch {
    return null
  }
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false
  return 'base' in value && 'at' in value && 'fields' in value && typeof value.fields === 'object'
}
