import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { forgetDrafts } from '#client/drafts.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { type KeptFields, keepFields, keptFields } from './kept-fields.ts'
import { typedFields } from './typed-fields.ts'
import type { WaitingDraft } from './use-draft-about.ts'

/** What is edited. */
export interface Edited {
  /** The id of the account. */
  person: string
  /** Under what it is kept; null until that is known. */
  about: string | null
  /** Others that were begun here and wait. */
  waiting: WaitingDraft[]
  /** What the fields begin with. */
  fields: DocumentFields
  /** The revision that is stored upon at first; empty for none. */
  base: string
  /** Whether what they begin with was typed, and refused. */
  isRefused: boolean
}

/** What was kept: back already, or offered where the document has changed since. */
export interface FoundFields {
  kept: KeptFields
  isBack: boolean
}

interface Keeping {
  edited: Edited
  /** The fields as they stand, as JSON; null until the script has read them. */
  current: string | null
  isDirty: boolean
  /** Fills the inputs. */
  fill: (fields: DocumentFields) => void
  /** Whether it is known what is stored. */
  isRead: boolean
}

/** Keeps what is not stored in this browser, and finds what was kept before. */
export function useKept(form: RefObject<HTMLFormElement | null>, keeping: Keeping) {
  const { edited, current, isDirty, isRead, fill } = keeping
  const { person, about, base, fields, isRefused } = edited
  const [at, setAt] = useState<string | null>(null)
  const [found, setFound] = useState<FoundFields | null>(null)
  const [decided, setDecided] = useState<readonly string[]>([])
  // Once, as the document is opened: what is kept later is what is typed here.
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isRead || about === null || isAsked.current) return
    isAsked.current = true
    forgetDrafts(person)
    const kept = isRefused ? null : keptFields(placeOf(person, about))
    if (!kept || !form.current) return
    if (JSON.stringify(kept.fields) === JSON.stringify(typedFields(form.current))) return
    const isBack = kept.base === base
    setFound({ kept, isBack })
    if (isBack) fill(kept.fields)
  }, [isRead, person, about, base, isRefused, form, fill])

  const isOffered = found !== null && !found.isBack
  const keep = useCallback(
    (typed: string, isUnstored: boolean) => {
      // What is offered stays until somebody has decided about it.
      if (about === null || !isAsked.current || isOffered) return
      const now = new Date().toISOString()
      const kept = isUnstored ? { base, at: now, fields: JSON.parse(typed) } : null
      keepFields(placeOf(person, about), kept)
      setAt(kept && now)
    },
    [person, about, base, isOffered],
  )
  useEffect(() => {
    if (current !== null) keep(current, isDirty)
  }, [current, isDirty, keep])

  function forget(which = about): void {
    if (which !== null) keepFields(placeOf(person, which), null)
  }

  function drop({ about: which }: WaitingDraft): void {
    forget(which)
    setDecided([...decided, which])
  }

  return {
    at,
    found,
    keep,
    waiting: edited.waiting.filter((one) => !decided.includes(one.about)),
    drop,
    // From now on it is kept as what is typed here.
    adopt: (draft: WaitingDraft) => {
      fill(draft.kept.fields)
      drop(draft)
    },
    forget: () => {
      forget()
      setFound(null)
    },
    bringBack: () => {
      if (found) fill(found.kept.fields)
      setFound(null)
    },
    discard: () => {
      forget()
      if (found?.isBack) fill(fields)
      setFound(null)
    },
  }
}

function placeOf(person: string, about: string) {
  return { person, about, kind: 'fields' }
}
