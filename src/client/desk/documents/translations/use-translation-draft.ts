import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { formFields, isTouched } from '#client/desk/documents/draft/form-fields.ts'
import { useAutosave } from '#client/desk/documents/draft/use-autosave.ts'
import { inputName } from '#client/desk/documents/error-summary.tsx'
import type { DocumentFields, TranslationPage } from '#shared/desk/documents/props.ts'
import { textAt } from './text-at.ts'

interface OpenedTranslation {
  page: TranslationPage
  /** The id of the account. */
  person: string
  /** True if the page shows refused input. */
  isRefused: boolean
}

// The inputs keep their own values: these are read when one changes.
const untouched: DocumentFields = {}

/** Manages the draft of a translation: its inputs, and their copy on the server. */
export function useTranslationDraft(
  form: RefObject<HTMLFormElement | null>,
  { page, person, isRefused }: OpenedTranslation,
) {
  const [fields, setFields] = useState(untouched)
  const { texts } = page.translation
  const base = page.revisions[0]?.id ?? ''
  const isDirty =
    fields === untouched
      ? page.draft !== null
      : texts.some(({ name, translation }) => textAt(fields, name) !== translation)

  const read = useCallback(() => {
    if (form.current) setFields(formFields(form.current))
  }, [form])

  useLayoutEffect(() => {
    if (isRefused || (form.current && isTouched(form.current))) read()
  }, [form, isRefused, read])

  function fill(stored: DocumentFields) {
    for (const { name } of texts) {
      const input = form.current?.elements.namedItem(inputName(name))
      if (input instanceof HTMLTextAreaElement) input.value = textAt(stored, name)
    }
    read()
  }

  return { ...useAutosave({ page, person, fields, base, isDirty, isRefused, fill }), read }
}
