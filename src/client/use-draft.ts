import { type RefObject, useEffect, useState } from 'react'
import { type DraftPlace, forgetDrafts, keepDraft, keptDraft } from './drafts.ts'

/** Keeps what is typed into a field, brings it back, and says whether it does so. */
export function useDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  { person, about, kind }: DraftPlace,
) {
  const [kept, setKept] = useState(false)

  useEffect(() => {
    forgetDrafts(person)
    const text = keptDraft({ person, about, kind })
    // What a refusal brought back is newer.
    if (!text || !field.current || field.current.value) return
    field.current.value = text
    setKept(true)
  }, [field, person, about, kind])

  function keep() {
    const text = field.current?.value ?? ''
    keepDraft({ person, about, kind }, text)
    setKept(text !== '')
  }

  function drop() {
    if (field.current) field.current.value = ''
    keep()
  }

  return { kept, keep, drop }
}
