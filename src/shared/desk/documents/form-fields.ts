import type { DocumentFields } from './props.ts'

const namesOfForm = ['_token', '_method', 'key', 'base', 'kind', 'publish', 'from', 'locale']

/** Returns the input of a document's form without the fields that belong to the form itself. */
export function withoutFormFields(input: DocumentFields): DocumentFields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !namesOfForm.includes(name)))
}
