import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDrafts } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { changedFields } from './compare.ts'
import { draftKeyOf, findSavedDraft, type SavedDraft, saveDraft } from './saved-draft.ts'
import type { WaitingDraft } from './use-draft-key.ts'

interface Saving {
  /** The id of the account. */
  person: string
  /** The key of the draft; null until it is known. */
  about: string | null
  /** New documents that were started in this browser. */
  waiting: readonly WaitingDraft[]
  fields: DocumentFields
  base: string
  isDirty: boolean
  /** True if the page shows refused input, which is newer than a backup. */
  isRefused: boolean
  fill: (fields: DocumentFields) => void
}

/**
 * A draft from an earlier visit. It is restored at once, or offered if the document has changed.
 */
interface EarlierDraft {
  draft: SavedDraft
  isRestored: boolean
}

const pauseMs = 400

/** Backs up unsaved changes in this browser and finds an earlier backup. */
export function useSavedDraft(saving: Saving) {
  const { person, about, fields, base, isDirty, isRefused, fill } = saving
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [earlier, setEarlier] = useState<EarlierDraft | null>(null)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  // Looks for an earlier draft only once, because later ones are this page's own.
  const hasLooked = useRef(false)

  useEffect(() => {
    if (about === null || hasLooked.current) return
    hasLooked.current = true
    forgetDrafts(person)
    const draft = isRefused ? null : findSavedDraft(draftKeyOf(person, about))
    if (!draft || changedFields(draft.fields, fields).length === 0) return
    const isRestored = draft.base === base
    setEarlier({ draft, isRestored })
    if (isRestored) fill(draft.fields)
  }, [person, about, base, isRefused, fields, fill])

  // An offered draft must not be overwritten before somebody decides about it.
  const isOffered = earlier !== null && !earlier.isRestored
  const save = useCallback(() => {
    if (about === null || !hasLooked.current || isOffered) return
    const at = new Date().toISOString()
    saveDraft(draftKeyOf(person, about), isDirty ? { base, at, fields } : null)
    setSavedAt(isDirty ? at : null)
  }, [person, about, base, fields, isDirty, isOffered])

  useEffect(() => {
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [save])

  const deleteDraft = (key: string | null) => {
    if (key !== null) saveDraft(draftKeyOf(person, key), null)
  }
  return {
    savedAt,
    earlier,
    save,
    waiting: saving.waiting.filter((waitingDraft) => !dismissed.includes(waitingDraft.about)),
    /** Deletes the earlier draft and hides its notice. */
    forget() {
      deleteDraft(about)
      setEarlier(null)
    },
    restore() {
      if (earlier) fill(earlier.draft.fields)
      setEarlier(null)
    },
    dropWaiting({ about: key }: WaitingDraft) {
      deleteDraft(key)
      setDismissed([...dismissed, key])
    },
  }
}
