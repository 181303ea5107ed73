import { formDataToObject } from '@inertiajs/core'
import { withoutFormFields } from '#shared/desk/documents/form-fields.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'

export function formFields(form: HTMLFormElement): DocumentFields {
  return withoutFormFields(formDataToObject(new FormData(form)))
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
