import * as z from 'zod/mini'
import { products } from '#shared/knowledge/codes.ts'
import {
  factSchema,
  firmSchema,
  marketSchema,
  newsletterSchema,
  noteSchema,
  pageSchema,
  personSchema,
  ruleSchema,
  serviceSchema,
} from '#shared/knowledge/schemas.ts'

/** The fields of an article's revision: the record without its slug. */
export const noteFields = z.omit(noteSchema, { slug: true })

/** The fields of a rule's revision. */
export const ruleFields = z.omit(ruleSchema, { slug: true })

/** The fields of a market's revision, which include its facts; each product occurs exactly once. */
export const marketFields = z
  .extend(z.omit(marketSchema, { slug: true }), {
    facts: z.array(z.omit(factSchema, { market: true })),
  })
  .check(
    z.refine((market) => products.every((product) => hasExactlyOne(market.products, product)), {
      path: ['products'],
    }),
  )

function hasExactlyOne(all: readonly { product: string }[], product: string): boolean {
  return all.filter((entry) => entry.product === product).length === 1
}

/** The fields of a newsletter's revision. */
export const newsletterFields = z.omit(newsletterSchema, { slug: true })

/** The fields of a person's revision. */
export const personFields = z.omit(personSchema, { slug: true })

/** The fields of a service's revision. */
export const serviceFields = z.omit(serviceSchema, { slug: true })

/** The fields of a page's revision. */
export const pageFields = z.omit(pageSchema, { slug: true })

/** The fields of the firm's revision; the record has no slug. */
export const firmFields = firmSchema

export type PageFields = z.infer<typeof pageFields>
export type ServiceFields = z.infer<typeof serviceFields>
export type PersonFields = z.infer<typeof personFields>
export type FirmFields = z.infer<typeof firmFields>
export type NoteFields = z.infer<typeof noteFields>
export type RuleFields = z.infer<typeof ruleFields>
export type MarketFields = z.infer<typeof marketFields>
export type NewsletterFields = z.infer<typeof newsletterFields>
