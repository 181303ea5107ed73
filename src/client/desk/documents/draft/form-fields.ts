import { formDataToObject } from '@inertiajs/core'
import type { DocumentFields } from '#shared/desk/documents/props.ts'

// The form's fields that do not belong to the document.
const others = ['_token', 'base', 'kind', 'publish', 'from', 'key']

export function formFields(form: HTMLFormElement): DocumentFields {
  const entries = Object.entries(formDataToObject(new FormData(form)))
  return Object.fromEntries(entries.filter(([name]) => !others.includes(name)))
}

/** True if somebody changed an input before the script was loaded. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(({ selected, defaultSelected }) => {
        return selected !== defaultSelected
      })
    }
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement)) return false
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked
  })
}
