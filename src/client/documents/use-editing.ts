import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { typedFields } from './typed-fields.ts'
import type { WaitingDraft } from './use-draft-about.ts'
import { type Edited, type FoundFields, useKept } from './use-kept.ts'

/** How it stands with what is typed. */
export interface Editing {
  /** What the inputs begin with; with another number they are made anew. */
  start: { fields: DocumentFields; number: number }
  /** The revision that is stored upon; empty for none. */
  base: string
  /** The fields as they stand, as JSON; null until the script has read them. */
  current: string | null
  isDirty: boolean
  /** When it was last kept in this browser; null while it need not be. */
  keptAt: string | null
  /** What was kept from before; null without any. */
  found: FoundFields | null
  /** Reads the form, a moment after the last key. */
  notice: () => void
  /** Fills the inputs. */
  fill: (fields: DocumentFields) => void
  bringBack: () => void
  discard: () => void
  /** New documents that were begun here before, until it is decided about them. */
  waiting: WaitingDraft[]
  adopt: (draft: WaitingDraft) => void
  drop: (draft: WaitingDraft) => void
  /** Keeps what stands in the form this moment; says whether it is stored nowhere. */
  keepNow: () => boolean
  /** Around storing: what is sent counts as stored then, not what is typed meanwhile. */
  beginStoring: () => void
  endStoring: (base: string) => void
}

const pauseMs = 400

/** Follows what is typed into a form: keeps it in this browser, and knows whether it is stored. */
export function useEditing(form: RefObject<HTMLFormElement | null>, edited: Edited): Editing {
  const { fields } = edited
  const [start, setStart] = useState({ fields, number: 0, times: 0 })
  const [base, setBase] = useState(edited.base)
  const [stored, setStored] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const sent = useRef('')
  const { current, read, notice } = useTyped(form, start.number)
  const isDirty = current !== null && stored !== null && current !== stored

  const fill = useCallback(
    (filled: DocumentFields) => {
      setStart(({ number }) => ({ fields: filled, number: number + 1, times }))
    },
    [times],
  )

  const kept = useKept(form, {
    edited: { ...edited, base },
    current,
    isDirty,
    isRead: stored !== null,
    fill,
  })
  // The first that is read is what is stored, unless it was refused.
  if (stored === null && current !== null) setStored(edited.isRefused ? '' : current)

  return {
    // Once it was stored, what came back is what is stored.
    start: start.times === times ? start : { ...start, fields },
    base,
    current,
    isDirty,
    keptAt: kept.at,
    found: kept.found,
    notice,
    fill,
    bringBack: kept.bringBack,
    discard: kept.discard,
    waiting: kept.waiting,
    adopt: kept.adopt,
    drop: kept.drop,
    keepNow: () => {
      const typed = read()
      if (typed === '' || stored === null) return false
      kept.keep(typed, typed !== stored)
      return typed !== stored
    },
    beginStoring: () => {
      sent.current = read()
    },
    endStoring: (stored) => {
      kept.forget()
      setBase(stored)
      setTimes(times + 1)
      const { newSources, ...rest } = JSON.parse(sent.current)
      setStored(JSON.stringify(rest))
      // From now on they stand among the others: their rows go.
      if (newSources)
        setStart({ fields: withoutNew(read()), number: start.number + 1, times: times + 1 })
      else notice()
    },
  }
}

function withoutNew(typed: string): DocumentFields {
  const { newSources: _, ...rest } = JSON.parse(typed)
  return rest
}

/** The fields of a form as they stand, read a moment after the last key. */
function useTyped(form: RefObject<HTMLFormElement | null>, number: number) {
  const hydrated = useHydrated()
  const [current, setCurrent] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback((): string => {
    const typed = form.current ? JSON.stringify(typedFields(form.current)) : ''
    if (typed) setCurrent(typed)
    return typed
  }, [form])

  const notice = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(read, pauseMs)
  }, [read])

  // Not before: what is there without a script only, such as blank rows, would count as typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other inputs are read anew
  useEffect(() => {
    if (hydrated) read()
    return () => clearTimeout(timer.current)
  }, [hydrated, read, number])

  return { current, read, notice }
}
