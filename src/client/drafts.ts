const prefix = 'draft:'

/** What somebody is writing: whose it is, and where it will stand. */
export interface DraftPlace {
  /** The id of the account. */
  person: string
  /** What is written to, by its id. */
  about: string
  /** Which of the texts that can be written there. */
  kind: string
}

const keyOf = ({ person, about, kind }: DraftPlace) => `${prefix}${person}:${about}:${kind}`

/** Keeps a text in this browser until it is sent; an empty one is forgotten. */
export function keepDraft(place: DraftPlace, text: string): void {
  // A browser that forbids its storage throws; then leaving loses the text, as on other sites.
  try {
    if (text) localStorage.setItem(keyOf(place), text)
    else localStorage.removeItem(keyOf(place))
  } catch {}
}

/** What was kept of a text; empty without any. */
export function keptDraft(place: DraftPlace): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? ''
  } catch {
    return ''
  }
}

/** The places of one person whose texts are kept, of one kind, about what begins so. */
export function draftsAbout(person: string, start: string, kind: string): DraftPlace[] {
  const [before, after] = [`${prefix}${person}:`, `:${kind}`]
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(before + start) && key.endsWith(after))
      .map((key) => ({ person, about: key.slice(before.length, -after.length), kind }))
  } catch {
    return []
  }
}

/** Forgets what was kept, save for one person: somebody else sits at this browser now, or nobody. */
export function forgetDrafts(person?: string): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    const others = kept.filter((key) => !person || !key.startsWith(`${prefix}${person}:`))
    for (const key of others) localStorage.removeItem(key)
  } catch {}
}
