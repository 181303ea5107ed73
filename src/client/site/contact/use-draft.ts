import { type RefObject, useEffect } from 'react'
import { keysOf } from '#shared/records.ts'
import { type ContactField, contactRules } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'

/** What was typed into the contact form, by field. */
export type TypedFields = Partial<Record<ContactField, string>>

interface Draft extends TypedFields {
  about?: ContactSubject
}

const key = 'contact-draft'

/**
 * Fills what is still empty of the form with what was typed before the page was left; `restore` is
 * told what that was about.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  restore: (about: ContactSubject) => void,
) {
  useEffect(() => {
    const fields = form.current?.elements
    const { about, ...typed } = readDraft()
    if (about) restore(about)
    for (const [name, value] of Object.entries(typed)) {
      const field = fields?.namedItem(name)
      if (isField(field) && field.value === '') field.value = value
    }
  }, [form, restore])
}

/** Keeps what is typed for as long as the tab is open. */
export function keepDraft(typed: TypedFields, about: ContactSubject): void {
  const draft = keysOf(contactRules).map((field) => [field, typed[field]])
  // A browser that forbids its storage throws; then leaving loses the message, as on other sites.
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(draft), about }))
  } catch {}
}

/** Forgets it: the message was sent. */
export function dropDraft(): void {
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

/** Whether it is a control that somebody types into or chooses with. */
export function isField(
  node: unknown,
): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return node instanceof Element && node.matches('input, select, textarea')
}
