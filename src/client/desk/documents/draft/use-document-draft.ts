import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { changedFields } from './compare.ts'
import { applyStep, fieldsOfDraft, replaceFields, startDraft } from './draft.ts'
import { formFields, isTouched } from './form-fields.ts'
import { useDraftKey, type WaitingDraft } from './use-draft-key.ts'
import { useSavedDraft } from './use-saved-draft.ts'

interface OpenedDocument {
  page: DocumentPage
  /** The id of the account. */
  person: string
  /** True if the page shows refused input. */
  isRefused: boolean
}

export type DocumentDraft = ReturnType<typeof useDocumentDraft>

/** Manages the draft of a document: its fields, the saved version and the backup in this browser. */
export function useDocumentDraft(
  form: RefObject<HTMLFormElement | null>,
  document: OpenedDocument,
) {
  const { page, person, isRefused } = document
  const [draft, dispatch] = useReducer(applyStep, document, startDraft)
  const { fields: ownFields, lists, saved, base } = draft
  const fields = useMemo(() => fieldsOfDraft({ fields: ownFields, lists }), [ownFields, lists])
  const changed = useMemo(() => new Set(changedFields(fields, saved)), [fields, saved])
  const isDirty = changed.size > 0
  const fill = useCallback((newFields: DocumentFields) => dispatch(replaceFields(newFields)), [])

  // Input from before hydration is only in the DOM, and the next render would overwrite it.
  useLayoutEffect(() => {
    if (form.current && isTouched(form.current)) fill(formFields(form.current))
  }, [form, fill])

  const { about, waiting } = useDraftKey({ person, id: page.id, kind: page.kind })
  const saving = { person, about, waiting, fields, base, isDirty, isRefused, fill }
  const backup = useSavedDraft(saving)
  return {
    ...backup,
    draft,
    dispatch,
    fields,
    changed,
    isDirty,
    /** Backs up the form now; returns true if there are unsaved changes. */
    saveNow() {
      backup.save()
      return isDirty
    },
    discard() {
      if (backup.earlier?.isRestored) fill({ slug: page.slug, ...page.fields })
      backup.forget()
    },
    adopt(waitingDraft: WaitingDraft) {
      // From now on it is saved as this page's draft.
      fill(waitingDraft.draft.fields)
      backup.dropWaiting(waitingDraft)
    },
  }
}
