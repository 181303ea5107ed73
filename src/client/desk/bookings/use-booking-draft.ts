import { type RefObject, useEffect } from 'react'
import { deleteInput, fillEmptyFields, findInput, storeInput } from '#client/ui/session-draft.ts'
import { keysOf } from '#shared/records.ts'

const key = 'booking-draft'
const fields = { name: '', email: '', company: '', phone: '', topic: '' }

/** Fills empty fields with the input of a form that was left before it was sent. */
export function useBookingDraft(fieldset: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => fillEmptyFields(fieldset.current?.form ?? null, findInput(key)), [fieldset])
}

/** Saves the visitor's details until they are sent or the tab is closed. */
export function saveBookingDraft(form: HTMLFormElement): void {
  const input = new FormData(form)
  storeInput(key, Object.fromEntries(keysOf(fields).map((name) => [name, input.get(name)])))
}

export function deleteBookingDraft(): void {
  deleteInput(key)
}
