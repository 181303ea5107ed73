import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { changedFields } from './compare.ts'
import { applyStep, fieldsOfDraft, replaceFields, startDraft } from './draft.ts'
import { formFields, isTouched } from './form-fields.ts'
import { useDraftKey, type WaitingDraft } from './use-draft-key.ts'
import { useSavedDraft } from './use-saved-draft.ts'

interface Opened {
  page: DocumentPage
  /** The id of the account. */
  person: string
  /** True if what the page begins with was typed, and refused. */
  isRefused: boolean
}

/** The draft of a document with all that follows from it. */
export type DocumentDraft = ReturnType<typeof useDraft>

/** Owns what stands in the form of a document: what is typed, what is stored, what is saved here. */
export function useDraft(form: RefObject<HTMLFormElement | null>, opened: Opened) {
  const { page, person, isRefused } = opened
  const [draft, dispatch] = useReducer(applyStep, opened, startDraft)
  const { fields: ownFields, lists, stored, base } = draft
  const fields = useMemo(() => fieldsOfDraft({ fields: ownFields, lists }), [ownFields, lists])
  const changed = useMemo(() => new Set(changedFields(fields, stored)), [fields, stored])
  const isDirty = changed.size > 0
  const fill = useCallback((filled: DocumentFields) => dispatch(replaceFields(filled)), [])

  // What was typed before the script took over is in the inputs alone, and the next render ends it.
  useLayoutEffect(() => {
    if (form.current && isTouched(form.current)) fill(formFields(form.current))
  }, [form, fill])

  const { about, waiting } = useDraftKey({ person, id: page.id, kind: page.kind })
  const saving = { person, about, waiting, fields, base, isDirty, isRefused, fill }
  const saved = useSavedDraft(saving)
  return {
    ...saved,
    draft,
    dispatch,
    fields,
    changed,
    isDirty,
    /** Saves what stands in the form this moment; says whether it is stored nowhere. */
    saveNow() {
      saved.save()
      return isDirty
    },
    discard() {
      if (saved.found?.isBack) fill({ slug: page.slug, ...page.fields })
      saved.forget()
    },
    adopt(one: WaitingDraft) {
      // From now on it is saved as what is typed here.
      fill(one.draft.fields)
      saved.dropWaiting(one)
    },
  }
}
