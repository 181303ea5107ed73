import { useEffect, useState } from 'react'
import { draftsAbout } from '#client/drafts.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { findSavedDraft, type SavedDraft } from './saved-draft.ts'

/** A new document that was started in this browser and never saved. */
export interface WaitingDraft {
  about: string
  draft: SavedDraft
}

interface DraftKey {
  /** The key of this page's draft; null until it is known. */
  about: string | null
  /** Other unsaved new documents of this kind that are not open in another tab. */
  waiting: WaitingDraft[]
}

interface DraftOwner {
  person: string
  id: string | null
  kind: DocumentKind
}

const tabKey = 'desk-tab'

/**
 * Returns the key for saving the draft of a document in this browser: its id, or for a new document
 * an id of the tab. A duplicated tab starts with the same id, so each tab holds a lock on its key.
 */
export function useDraftKey({ person, id, kind }: DraftOwner): DraftKey {
  const [state, setState] = useState<DraftKey>({ about: null, waiting: [] })
  useEffect(() => {
    if (id !== null) return
    let isCurrent = true
    void claimKey(kind).then(async (about) => {
      const open = await openElsewhere()
      const waiting = draftsAbout(person, `new-${kind}.`, 'fields').flatMap((key) => {
        const isOpen = key.about === about || open.has(key.about)
        const draft = isOpen ? null : findSavedDraft(key)
        return draft ? [{ about: key.about, draft }] : []
      })
      if (isCurrent) setState({ about, waiting })
    })
    return () => {
      isCurrent = false
    }
  }, [person, id, kind])
  return id === null ? state : { about: id, waiting: none }
}

const none: WaitingDraft[] = []

// The keys that this tab has locked until it leaves the site.
const lockedKeys = new Set<string>()

/** Returns the previous key of this tab, or a new one if another tab uses it. */
async function claimKey(kind: DocumentKind): Promise<string> {
  const previousKey = `new-${kind}.${tabId()}`
  if (await acquireLock(previousKey)) return previousKey
  const newKey = `new-${kind}.${tabId({ anew: true })}`
  await acquireLock(newKey)
  return newKey
}

function acquireLock(about: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Without the Web Locks API, the id of the tab has to suffice.
    if (!navigator.locks || lockedKeys.has(about)) return resolve(true)
    const onLock = (lock: Lock | null) => {
      resolve(lock !== null)
      if (!lock) return
      lockedKeys.add(about)
      return new Promise<void>((end) => addEventListener('pagehide', () => end(), { once: true }))
    }
    navigator.locks.request(about, { ifAvailable: true }, onLock).catch(() => resolve(true))
  })
}

async function openElsewhere(): Promise<ReadonlySet<string | undefined>> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(locks.map(({ name }) => name))
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
