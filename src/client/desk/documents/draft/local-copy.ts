import { type DraftKey, findDraft, forgetDrafts, storeDraft } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'

/** The last text that the server may not have, as stored in this browser. */
interface LocalCopy {
  /** The id of the revision that was edited; empty for a new document. */
  base: string
  /** The tag of the draft on the server that it continues; null for none. */
  tag: string | null
  fields: DocumentFields
}

const keyOf = (person: string, about: string): DraftKey => ({ person, about, kind: 'fields' })

/** Stores a copy in this browser; null deletes it. */
export function storeCopy(person: string, about: string, copy: LocalCopy | null): void {
  storeDraft(keyOf(person, about), copy ? JSON.stringify(copy) : '')
}

/** Finds the copy of a person, and deletes those of others who used this browser. */
export function findCopy(person: string, about: string): LocalCopy | null {
  forgetDrafts(person)
  try {
    const copy: unknown = JSON.parse(findDraft(keyOf(person, about)) || 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

function isCopy(value: unknown): value is LocalCopy {
  return isRecord(value) && 'base' in value && 'tag' in value && isRecord(value.fields)
}
