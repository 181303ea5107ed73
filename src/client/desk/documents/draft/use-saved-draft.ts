import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
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
  waiting: readonly WaitingDraft[]
  fields: DocumentFields
  base: string
  isDirty: boolean
  /** True if the page shows refused input, which is newer than a backup. */
  isRefused: boolean
  fill: (fields: DocumentFields) => void
}

/** A draft from an earlier visit, which is restored, or offered if the document has changed. */
interface EarlierDraft {
  draft: SavedDraft
  isRestored: boolean
}

const pauseMs = 400

/** Backs up unsaved changes in this browser and finds an earlier backup. */
export function useSavedDraft(saving: Saving) {
  const { person, about, fill } = saving
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const { earlier, hasLooked, endNotice } = useEarlierDraft(saving)
  // An offered draft must not be overwritten before somebody decides about it.
  const isOffered = earlier !== null && !earlier.isRestored
  const { savedAt, save } = useSaving(saving, { hasLooked, isOffered })

  return {
    savedAt,
    earlier,
    save,
    waiting: saving.waiting.filter((waitingDraft) => !dismissed.includes(waitingDraft.about)),
    /** Deletes the earlier draft and hides its notice. */
    forget() {
      deleteDraft(person, about)
      endNotice()
    },
    restore() {
      if (earlier) fill(earlier.draft.fields)
      endNotice()
    },
    dropWaiting({ about: key }: WaitingDraft) {
      deleteDraft(person, key)
      setDismissed([...dismissed, key])
    },
  }
}

function deleteDraft(person: string, about: string | null): void {
  if (about !== null) saveDraft(draftKeyOf(person, about), null)
}

/** Finds an earlier draft, and restores it if the document has not changed since. */
function useEarlierDraft({ person, about, base, isRefused, fields, fill }: Saving) {
  const [earlier, setEarlier] = useState<EarlierDraft | null>(null)
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

  return { earlier, hasLooked, endNotice: () => setEarlier(null) }
}

interface SavingOptions {
  hasLooked: RefObject<boolean>
  isOffered: boolean
}

/** Saves the fields shortly after each change, unless an earlier draft is still offered. */
function useSaving(saving: Saving, { hasLooked, isOffered }: SavingOptions) {
  const { person, about, base, fields, isDirty } = saving
  const [savedAt, setSavedAt] = useState<string | null>(null)

  const save = useCallback(() => {
    if (about === null || !hasLooked.current || isOffered) return
    const at = new Date().toISOString()
    saveDraft(draftKeyOf(person, about), isDirty ? { base, at, fields } : null)
    setSavedAt(isDirty ? at : null)
  }, [person, about, base, fields, isDirty, hasLooked, isOffered])

  useEffect(() => {
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [save])

  return { savedAt, save }
}
