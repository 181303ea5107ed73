import { formDataToObject } from '@inertiajs/core'
import type { DocumentFields } from '#shared/desk/documents/props.ts'

// What a form sends besides the fields of its document.
const others = ['_token', 'base', 'kind']

/** Returns the fields of a form as it would send them. */
export function formFields(form: HTMLFormElement): DocumentFields {
  const entries = Object.entries(formDataToObject(new FormData(form)))
  return Object.fromEntries(entries.filter(([name]) => !others.includes(name)))
}

/** True if somebody typed or chose something before the script took over. */
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
