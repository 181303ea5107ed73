import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { firstBase } from '#client/desk/documents/draft/draft.ts'
import { formFields, isTouched } from '#client/desk/documents/draft/form-fields.ts'
import { useAutosave } from '#client/desk/documents/draft/use-autosave.ts'
import { inputName } from '#client/desk/documents/error-summary.tsx'
import type { DocumentFields, TranslationPage } from '#shared/desk/documents/props.ts'
import { initialText, textAt } from './text-at.ts'

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
  // With the text, not with the page, which may show a newer version when it is rendered again.
  const [base, setBase] = useState(() => firstBase(page))
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

  function replaceText(name: string, text: string) {
    const input = form.current?.elements.namedItem(inputName(name))
    if (input instanceof HTMLTextAreaElement) input.value = text
  }

  function fill(stored: DocumentFields) {
    for (const { name } of texts) replaceText(name, textAt(stored, name))
    read()
  }

  const autosave = useAutosave({ page, person, fields, base, isDirty, isRefused, fill })
  return {
    ...autosave,
    base,
    read,
    /** The texts in the form, by dotted name. */
    texts: Object.fromEntries(
      texts.map((text) => [
        text.name,
        fields === untouched ? initialText(page, text) : textAt(fields, text.name),
      ]),
    ),
    replaceText(name: string, text: string) {
      replaceText(name, text)
      read()
    },
    finishSubmit(newBase: string) {
      autosave.finishSubmit()
      setBase(newBase)
    },
  }
}
