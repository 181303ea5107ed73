import * as z from 'zod/mini'
import {
  factSchema,
  letterSchema,
  marketSchema,
  noteSchema,
  products,
  ruleSchema,
} from '../knowledge/schemas.ts'
import type { DocumentKind } from './kinds.ts'

/** A market's record with its facts, which are nobody else's; each product is told of once. */
const marketFields = z
  .extend(z.omit(marketSchema, { slug: true }), {
    facts: z.array(z.omit(factSchema, { market: true })),
  })
  .check(
    z.refine((market) => products.every((product) => tellsOnceOf(market.products, product)), {
      path: ['products'],
    }),
  )

function tellsOnceOf(all: readonly { product: string }[], product: string): boolean {
  return all.filter((one) => one.product === product).length === 1
}

/** What a revision holds, by the kind of its document: the record without its slug. */
export const fieldsSchemas = {
  note: z.omit(noteSchema, { slug: true }),
  rule: z.omit(ruleSchema, { slug: true }),
  market: marketFields,
  letter: z.omit(letterSchema, { slug: true }),
} as const satisfies Record<DocumentKind, z.ZodMiniType>

/** The fields of a kind of document, once they are checked. */
export type FieldsOf<Kind extends DocumentKind> = z.infer<(typeof fieldsSchemas)[Kind]>
