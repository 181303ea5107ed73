const prefix = 'draft:'

/** Identifies a draft: its author, its kind and its subject. */
export interface DraftKey {
  /** The id of the account. */
  person: string
  /** The id of the record that the text belongs to. */
  about: string
  /** Which of the texts that can be written there. */
  kind: string
}

const keyOf = ({ person, about, kind }: DraftKey) => `${prefix}${person}:${about}:${kind}`

/** Keeps a text in this browser until it is sent; an empty one is forgotten. */
export function storeDraft(key: DraftKey, text: string): void {
  // A browser that forbids its storage throws; then leaving loses the text, as on other sites.
  try {
    if (text) localStorage.setItem(keyOf(key), text)
    else localStorage.removeItem(keyOf(key))
  } catch {}
}

/** Returns the draft of a text; empty without one. */
export function findDraft(key: DraftKey): string {
  try {
    return localStorage.getItem(keyOf(key)) ?? ''
  } catch {
    return ''
  }
}

/** Deletes all drafts except those of one person: somebody else uses this browser now. */
export function forgetDrafts(person?: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    const others = keys.filter((key) => !person || !key.startsWith(`${prefix}${person}:`))
    for (const key of others) localStorage.removeItem(key)
  } catch {}
}
