import type * as z from 'zod/mini'
import {
  letterFields,
  marketFields,
  noteFields,
  ruleFields,
} from '#shared/desk/documents/fields.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'

/** The schema of each kind of document. */
export const fieldsSchemas = {
  note: noteFields,
  rule: ruleFields,
  market: marketFields,
  letter: letterFields,
} as const satisfies Record<DocumentKind, z.ZodMiniType>

/** What a revision of a kind holds. */
export type FieldsOf<Kind extends DocumentKind> = z.infer<(typeof fieldsSchemas)[Kind]>
