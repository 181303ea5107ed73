import type * as z from 'zod/mini'
import {
  firmFields,
  marketFields,
  newsletterFields,
  noteFields,
  pageFields,
  personFields,
  ruleFields,
  serviceFields,
} from '#shared/desk/documents/fields.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'

export const fieldsSchemas = {
  note: noteFields,
  rule: ruleFields,
  market: marketFields,
  letter: newsletterFields,
  person: personFields,
  service: serviceFields,
  page: pageFields,
  firm: firmFields,
} as const satisfies Record<DocumentKind, z.ZodMiniType>

/** The fields of a kind's revision. */
export type FieldsOf<Kind extends DocumentKind> = z.infer<(typeof fieldsSchemas)[Kind]>
