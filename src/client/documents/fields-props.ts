import type { DocumentFields, DocumentPage } from '#shared/documents/props.ts'

/**
 * What the fields of every kind of document are given; they are inputs named as the server reads
 * them (`title`, `taxes[0][rate]`, `markets[]`) inside the form of the page.
 */
export interface FieldsProps extends Pick<DocumentPage, 'fields' | 'sources' | 'markets' | 'now'> {
  /** The first message of each field that was refused, by its dotted name: `taxes.0.rate`. */
  errors: Record<string, string>
  /** Whether it is yet to be stored: what cannot change later can be chosen. */
  isNew: boolean
  /** What is stored: `fields` may be what was typed since. */
  stored: DocumentFields
}
