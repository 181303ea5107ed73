import { parse } from 'zod/mini'
import { marketFields } from '#shared/desk/documents/fields.ts'
import type { Fact, Market } from '#shared/knowledge/schemas.ts'
import { definePublished } from './published-kind.ts'

// Each has all its facts with it: some ten times the bytes of another document.
const atOnce = 20

/** Markets: their facts are records of their own in an edition. */
export const market = definePublished<Market & { facts: Fact[] }>({
  portion: { kind: 'market', atOnce },
  entryOf({ slug, fields }) {
    const market = parse(marketFields, JSON.parse(fields))
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
