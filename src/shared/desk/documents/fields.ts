import * as z from 'zod/mini'
import {
  factSchema,
  letterSchema,
  marketSchema,
  noteSchema,
  products,
  ruleSchema,
} from '#shared/knowledge/schemas.ts'

/** What a revision of a note holds: the record without its slug, as of every kind. */
export const noteFields = z.omit(noteSchema, { slug: true })

/** What a revision of a rule holds. */
export const ruleFields = z.omit(ruleSchema, { slug: true })

/** A market's record with its facts, which are nobody else's; each product is told of once. */
export const marketFields = z
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

/** What a revision of a newsletter holds. */
export const letterFields = z.omit(letterSchema, { slug: true })

export type NoteFields = z.infer<typeof noteFields>
export type RuleFields = z.infer<typeof ruleFields>
export type MarketFields = z.infer<typeof marketFields>
export type LetterFields = z.infer<typeof letterFields>
