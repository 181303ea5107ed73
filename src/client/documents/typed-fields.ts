import { formDataToObject } from '@inertiajs/core'
import type { DocumentFields } from '#shared/documents/props.ts'

// What a form sends besides the fields of its document.
const others = ['_token', 'base', 'kind']

/** The fields of a form as they stand, in the shape in which they are sent. */
export function typedFields(form: HTMLFormElement): DocumentFields {
  const entries = Object.entries(formDataToObject(new FormData(form)))
  return Object.fromEntries(entries.filter(([name]) => isField(name)))
}

/** Rows that are removed, or blank, have names that nobody reads. */
function isField(name: string): boolean {
  return !others.includes(name) && !name.startsWith('unsent-')
}
