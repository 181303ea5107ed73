import { parse } from 'zod/mini'
import { marketFields } from '#shared/desk/documents/fields.ts'
import type { Fact, Market } from '#shared/knowledge/schemas.ts'
import { parseFields } from '../parse-fields.ts'
import { definePublished } from './published-kind.ts'

// A market contains its facts and has about ten times the bytes of another document.
const batchSize = 20

/** Markets. In an edition their facts are separate records. */
export const market = definePublished<Market & { facts: Fact[] }>({
  query: { kind: 'market', batchSize },
  entryOf({ slug, fields }, { obligationsOf }) {
    const market = parse(marketFields, parseFields(fields, obligationsOf))
    return { ...market, slug, facts: market.facts.map((fact) => ({ ...fact, market: slug })) }
  },
  records: (markets) => ({
    markets: markets.map(({ facts: _, ...market }) => market),
    facts: markets.flatMap(({ facts }) => facts),
  }),
  shipped: ({ markets }) =>
    markets.map(({ market, facts }) => {
      return { ...market, facts: facts.map(({ market: _, ...fact }) => fact) }
    }),
})
