import type { DocumentFields } from '#shared/documents/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { Edition } from '../knowledge/edition.ts'

/** What the fields of a document are checked against. */
export interface Known {
  edition: Edition
  /** All that can be cited, by key. */
  sources: ReadonlyMap<string, Source>
  slug: string
  /** What stood there before; null for a document that is new. */
  base: DocumentFields | null
}
