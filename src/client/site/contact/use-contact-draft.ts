import { type RefObject, useEffect } from 'react'
import { keysOf } from '#shared/records.ts'
import { type ContactField, contactRules } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'

export type ContactFormInput = Partial<Record<ContactField, string>>

interface Draft extends ContactFormInput {
  about?: ContactSubject
}

const key = 'contact-draft'

/** Fills empty fields from the draft and calls `restore` with the subject of the draft. */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  restore: (subject: ContactSubject) => void,
) {
  useEffect(() => {
    const fields = form.current?.elements
    const { about: subject, ...input } = readDraft()
    if (subject) restore(subject)
    for (const [name, value] of Object.entries(input)) {
      const field = fields?.namedItem(name)
      if (isField(field) && field.value === '') field.value = value
    }
  }, [form, restore])
}

/** Saves the draft until the tab is closed. */
export function saveDraft(input: ContactFormInput, subject: ContactSubject): void {
  const draft = keysOf(contactRules).map((field) => [field, input[field]])
  // Storage throws in browsers that forbid it; then there is no draft.
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(draft), about: subject }))
  } catch {}
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

/** True if a node is a form control with a value. */
export function isField(
  node: unknown,
): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return node instanceof Element && node.matches('input, select, textarea')
}
