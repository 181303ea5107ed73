import * as z from 'zod/mini'
import {
  envelopeSchemas,
  marketItemSchema,
  marketWithRecordsSchema,
  taxItemSchema,
} from '../../src/shared/knowledge/envelopes.ts'
import {
  factSchema,
  marketObligationSchema,
  obligationSchema,
  ruleSchema,
  sourceSchema,
} from '../../src/shared/knowledge/schemas.ts'

/** The schemas of the open data, by the names that its description gives them. */
const named = {
  Source: sourceSchema,
  Fact: factSchema,
  Rule: ruleSchema,
  Obligation: obligationSchema,
  MarketObligation: marketObligationSchema,
  Tax: taxItemSchema,
  Market: marketItemSchema,
  MarketWithRecords: marketWithRecordsSchema,
  MarketsFile: envelopeSchemas.markets,
  TaxesFile: envelopeSchemas.taxes,
  ObligationsFile: envelopeSchemas.obligations,
  RulesFile: envelopeSchemas.rules,
  FactsFile: envelopeSchemas.facts,
  SourcesFile: envelopeSchemas.sources,
  MarketFile: envelopeSchemas.market,
} as const

/** A name of a schema. */
export type SchemaName = keyof typeof named

/** The address of a schema inside the description. */
export function refTo(name: string): string {
  return `#/components/schemas/${name}`
}

/** The schemas as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export function componentSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    uri: refTo,
    // The format says it already, and the pattern knows leap years at length.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date') delete jsonSchema.pattern
    },
  })
  return Object.fromEntries(
    // An id of its own would make every reference in it relative to itself.
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}
