import { type RefObject, useEffect } from 'react'
import { deleteInput, fillEmptyFields, findInput, storeInput } from '#client/ui/session-draft.ts'
import { keysOf } from '#shared/records.ts'
import { type ContactField, contactRules } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'

export type ContactFormInput = Partial<Record<ContactField, string>>

interface Draft extends ContactFormInput {
  about: ContactSubject
}

const key = 'contact-draft'

/** Fills empty fields from the draft and calls `restore` with the subject of the draft. */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  restore: (subject: ContactSubject) => void,
) {
  useEffect(() => {
    const { about: subject, ...input } = findInput<Draft>(key)
    if (subject) restore(subject)
    fillEmptyFields(form.current, input)
  }, [form, restore])
}

/** Saves the draft until the tab is closed. */
export function saveDraft(input: ContactFormInput, subject: ContactSubject): void {
  const draft = keysOf(contactRules).map((field) => [field, input[field]])
  storeInput(key, { ...Object.fromEntries(draft), about: subject })
}

export function deleteDraft(): void {
  deleteInput(key)
}
