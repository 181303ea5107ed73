import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { changedFields } from './compare.ts'
import { applyStep, fieldsOfDraft, finishSubmit, replaceFields, startDraft } from './draft.ts'
import { formFields, isTouched } from './form-fields.ts'
import { useAutosave } from './use-autosave.ts'

interface OpenedDocument {
  page: DocumentPage
  /** The id of the account. */
  person: string
  /** True if the page shows refused input. */
  isRefused: boolean
}

export type DocumentDraft = ReturnType<typeof useDocumentDraft>

/** Manages the draft of a document: its fields, the saved version and the copy on the server. */
export function useDocumentDraft(
  form: RefObject<HTMLFormElement | null>,
  document: OpenedDocument,
) {
  const [draft, dispatch] = useReducer(applyStep, document, startDraft)
  const { fields: ownFields, lists, saved, base } = draft
  const fields = useMemo(() => fieldsOfDraft({ fields: ownFields, lists }), [ownFields, lists])
  const changed = useMemo(() => new Set(changedFields(fields, saved)), [fields, saved])
  const isDirty = changed.size > 0
  const fill = useCallback((newFields: DocumentFields) => dispatch(replaceFields(newFields)), [])

  // Input from before hydration is only in the DOM, and the next render would overwrite it.
  useLayoutEffect(() => {
    if (!form.current || !isTouched(form.current)) return
    const inDom = formFields(form.current)
    // A kind with a fixed URL has no input for it, and without it the text would count as changed.
    dispatch((before) => replaceFields({ slug: before.saved.slug, ...inDom })(before))
  }, [form])

  const autosave = useAutosave({ ...document, fields, base, isDirty, fill })
  return {
    ...autosave,
    draft,
    dispatch,
    fields,
    changed,
    isDirty,
    finishSubmit(newBase: string) {
      autosave.finishSubmit()
      dispatch(finishSubmit(newBase))
    },
  }
}
