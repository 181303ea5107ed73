import { type DraftPlace, keepDraft, keptDraft } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/documents/props.ts'

/** What was typed and is not stored, as this browser keeps it. */
export interface KeptFields {
  /** The revision on which it was typed; empty for none. */
  base: string
  /** ISO 8601, UTC. */
  at: string
  fields: DocumentFields
}

/** Keeps what is typed; null forgets it. */
export function keepFields(place: DraftPlace, kept: KeptFields | null): void {
  keepDraft(place, kept ? JSON.stringify(kept) : '')
}

/** What was kept of a document; null without any. */
export function keptFields(place: DraftPlace): KeptFields | null {
  try {
    const kept: unknown = JSON.parse(keptDraft(place) || 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptFields {
  if (typeof value !== 'object' || value === null) return false
  return 'base' in value && 'at' in value && 'fields' in value && typeof value.fields === 'object'
}
