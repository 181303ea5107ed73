import { fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { readFields } from '#shared/documents/read-fields.ts'
import { asProps } from './empty-fields.ts'

/** What was typed, as fields of a kind: what could not be read of it stays as it is. */
export function typedFields(kind: DocumentKind, sent: DocumentFields): DocumentFields {
  const { newSources } = sent
  const fields = readFields(fieldsSchemas[kind], sent).value as DocumentFields
  return asProps({ ...fields, ...(Array.isArray(newSources) && { newSources }) })
}
