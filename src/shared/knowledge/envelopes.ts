import * as z from 'zod/mini'
import { factSchema, marketSchema, ruleSchema, sourceSchema } from './schemas.ts'

/** A market with its facts and rules, as in the file of a single market. */
export const marketWithRecordsSchema = z.extend(marketSchema, {
  facts: z.array(factSchema),
  /** Newest first. */
  rules: z.array(ruleSchema),
})

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
  markets: envelope(marketSchema),
  rules: envelope(ruleSchema),
  facts: envelope(factSchema),
  market: envelope(marketWithRecordsSchema),
}

/** A JSON file of the open data. */
export type Envelope<Kind extends keyof typeof envelopeSchemas> = z.infer<
  (typeof envelopeSchemas)[Kind]
>
