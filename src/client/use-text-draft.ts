import { type RefObject, useEffect, useState } from 'react'
import { type DraftKey, findDraft, forgetDrafts, storeDraft } from './drafts.ts'

/** Stores a field's text as a draft, restores it, and reports whether a draft is stored. */
export function useTextDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  { person, about, kind }: DraftKey,
) {
  const [isSaved, setSaved] = useState(false)

  useEffect(() => {
    forgetDrafts(person)
    const text = findDraft({ person, about, kind })
    // Input returned by a refused form is newer.
    if (!text || !field.current || field.current.value) return
    field.current.value = text
    setSaved(true)
  }, [field, person, about, kind])

  function store() {
    const text = field.current?.value ?? ''
    storeDraft({ person, about, kind }, text)
    setSaved(text !== '')
  }

  function drop() {
    if (field.current) field.current.value = ''
    store()
  }

  return { isSaved: isSaved, keep: store, drop }
}
