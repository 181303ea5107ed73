import { useEffect, useState } from 'react'
import { draftsAbout } from '#client/drafts.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { findSavedDraft, type SavedDraft } from './saved-draft.ts'

/** A new document that was begun in this browser and never stored. */
export interface WaitingDraft {
  about: string
  draft: SavedDraft
}

interface DraftKey {
  /** Under what this page saves its draft; null until that is known. */
  about: string | null
  /** Of a new document: others of its kind that wait, and that no other tab has open. */
  waiting: WaitingDraft[]
}

interface Place {
  person: string
  id: string | null
  kind: DocumentKind
}

const tabKey = 'desk-tab'

/**
 * Returns under what the draft of a document is saved in this browser: by its id; a new one by the
 * tab, else two tabs would write over each other. A tab that was duplicated has the id of the other
 * one, which is why a tab holds a lock on what it writes.
 */
export function useDraftKey({ person, id, kind }: Place): DraftKey {
  const [found, setFound] = useState<DraftKey>({ about: null, waiting: [] })
  useEffect(() => {
    if (id !== null) return
    let isCurrent = true
    void claim(kind).then(async (about) => {
      const open = await openElsewhere()
      const waiting = draftsAbout(person, `new-${kind}.`, 'fields').flatMap((place) => {
        const isOpen = place.about === about || open.has(place.about)
        const draft = isOpen ? null : findSavedDraft(place)
        return draft ? [{ about: place.about, draft }] : []
      })
      if (isCurrent) setFound({ about, waiting })
    })
    return () => {
      isCurrent = false
    }
  }, [person, id, kind])
  return id === null ? found : { about: id, waiting: none }
}

const none: WaitingDraft[] = []

// By this tab, until it leaves the site.
const held = new Set<string>()

/** Returns what this tab has saved under before, unless another one does now. */
async function claim(kind: DocumentKind): Promise<string> {
  const before = `new-${kind}.${tabId()}`
  if (await isHeld(before)) return before
  const other = `new-${kind}.${tabId({ anew: true })}`
  await isHeld(other)
  return other
}

function isHeld(about: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Where there are no locks, the id of the tab has to do.
    if (!navigator.locks || held.has(about)) return resolve(true)
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      if (!lock) return
      held.add(about)
      return new Promise<void>((end) => addEventListener('pagehide', () => end(), { once: true }))
    }
    navigator.locks.request(about, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}

async function openElsewhere(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

function tabId({ anew = false } = {}): string {
  try {
    const id = (!anew && sessionStorage.getItem(tabKey)) || crypto.randomUUID()
    sessionStorage.setItem(tabKey, id)
    return id
  } catch {
    return crypto.randomUUID()
  }
}
