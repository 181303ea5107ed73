import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDrafts } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { changedFields } from './compare.ts'
import { findSavedDraft, placeOf, type SavedDraft, saveDraft } from './saved-draft.ts'
import type { WaitingDraft } from './use-draft-key.ts'

interface Saving {
  /** The id of the account. */
  person: string
  /** Under what it is saved; null until that is known. */
  about: string | null
  /** New documents that were begun here before. */
  waiting: readonly WaitingDraft[]
  fields: DocumentFields
  base: string
  isDirty: boolean
  /** True if what the page began with was refused: it is newer than what was saved. */
  isRefused: boolean
  fill: (fields: DocumentFields) => void
}

/** A draft that was saved before: it is back already, or offered where the document has changed. */
interface FoundDraft {
  draft: SavedDraft
  isBack: boolean
}

const pauseMs = 400

/** Saves what is not stored in this browser, and finds what was saved before. */
export function useSavedDraft(saving: Saving) {
  const { person, about, fields, base, isDirty, isRefused, fill } = saving
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [found, setFound] = useState<FoundDraft | null>(null)
  const [decided, setDecided] = useState<readonly string[]>([])
  // Once, as the document is opened: what is saved later is what is typed here.
  const isLookedFor = useRef(false)

  useEffect(() => {
    if (about === null || isLookedFor.current) return
    isLookedFor.current = true
    forgetDrafts(person)
    const draft = isRefused ? null : findSavedDraft(placeOf(person, about))
    if (!draft || changedFields(draft.fields, fields).length === 0) return
    const isBack = draft.base === base
    setFound({ draft, isBack })
    if (isBack) fill(draft.fields)
  }, [person, about, base, isRefused, fields, fill])

  // What is offered stays until somebody has decided about it.
  const isOffered = found !== null && !found.isBack
  const save = useCallback(() => {
    if (about === null || !isLookedFor.current || isOffered) return
    const at = new Date().toISOString()
    saveDraft(placeOf(person, about), isDirty ? { base, at, fields } : null)
    setSavedAt(isDirty ? at : null)
  }, [person, about, base, fields, isDirty, isOffered])

  useEffect(() => {
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [save])

  const drop = (which: string | null) => {
    if (which !== null) saveDraft(placeOf(person, which), null)
  }
  return {
    savedAt,
    found,
    save,
    waiting: saving.waiting.filter((one) => !decided.includes(one.about)),
    /** Ends what is said of the draft that was found, which is deleted. */
    forget() {
      drop(about)
      setFound(null)
    },
    bringBack() {
      if (found) fill(found.draft.fields)
      setFound(null)
    },
    dropWaiting({ about: which }: WaitingDraft) {
      drop(which)
      setDecided([...decided, which])
    },
  }
}
