import type { DocumentKind } from './kinds.ts'
import type { DocumentFields } from './props.ts'

/** The field of each kind that holds its title. */
export const titleFields = {
  note: 'title',
  rule: 'title',
  market: 'name',
  letter: 'subject',
} as const

/** What a document is called by the fields of a revision; empty while it has no name. */
export function titleOfFields(kind: DocumentKind, fields: DocumentFields): string {
  const title = fields[titleFields[kind]]
  return typeof title === 'string' ? title : ''
}
