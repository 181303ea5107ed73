import * as z from 'zod/mini'
import {
  factSchema,
  marketObligationSchema,
  marketSchema,
  ruleSchema,
  sourceSchema,
} from './schemas.ts'

const { regulators, laws, taxes, obligations, opportunities, challenges } = marketSchema.shape

/** A list in a file: null if none is on record. */
function listOrNull<Item extends z.core.$ZodType>(item: Item) {
  return z.nullable(z.array(item).check(z.minLength(1)))
}

/** A market as in the files: null stands for a list without entries. */
export const marketItemSchema = z.extend(marketSchema, {
  regulators: listOrNull(regulators.def.element),
  laws: listOrNull(laws.def.element),
  taxes: listOrNull(taxes.def.element),
  obligations: listOrNull(obligations.def.element),
  opportunities: listOrNull(opportunities.def.element),
  challenges: listOrNull(challenges.def.element),
})

/** A market with its facts and rules, as in the file of a single market. */
export const marketWithRecordsSchema = z.extend(marketItemSchema, {
  facts: listOrNull(factSchema),
  /** Newest first. */
  rules: listOrNull(ruleSchema),
})

/** A tax with the slug of its market. */
export const taxItemSchema = z.extend(taxes.def.element, { market: marketSchema.shape.slug })

/** Returns the schema of a JSON file in the open data. */
function envelope<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    edition: z.int(),
    publishedAt: z.iso.date(),
    licence: z.object({ name: z.string(), url: z.url() }),
    /** All sources that the items cite, by id. */
    sources: z.record(z.string(), sourceSchema),
    items: z.array(item),
  })
}

/** The schemas of the JSON files in the open data. */
export const envelopeSchemas = {
  markets: envelope(marketItemSchema),
  taxes: envelope(taxItemSchema),
  obligations: envelope(marketObligationSchema),
  rules: envelope(ruleSchema),
  facts: envelope(factSchema),
  sources: envelope(sourceSchema),
  market: envelope(marketWithRecordsSchema),
}

/** A JSON file of the open data. */
export type Envelope<Kind extends keyof typeof envelopeSchemas> = z.infer<
  (typeof envelopeSchemas)[Kind]
>
