import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { products } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { factSchema, marketSchema, ruleSchema, sourceSchema } from '#shared/knowledge/schemas.ts'

describe.each(firstEdition().markets.map((records) => [records.market.slug, records] as const))(
  'the records of %s',
  (_, records) => {
    const { market, sources, facts, rules } = records
    const ids = sources.map(({ id }) => id)

    test('match their schemas', () => {
      z.array(sourceSchema).parse(sources)
      z.array(factSchema).parse(facts)
      z.array(ruleSchema).parse(rules)
      marketSchema.parse(market)
    })

    test('cite only defined sources and define only cited ones', () => {
      const cited = [
        ...facts.map(({ source }) => source),
        ...rules.map(({ source }) => source),
        ...market.laws.map(({ source }) => source),
        ...market.products.map(({ source }) => source),
        ...market.taxes.map(({ source }) => source),
        ...Object.values(market.licence).flatMap((point) => point?.source ?? []),
        ...[...market.opportunities, ...market.challenges, ...market.obligations].flatMap(
          ({ source }) => source ?? [],
        ),
      ]
      expect([...new Set(cited)].sort()).toEqual([...ids].sort())
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('have one status for every product', () => {
      expect(market.products.map(({ product }) => product)).toEqual([...products])
    })

    test('have one value of a quantity for each date', () => {
      const quantities = facts.map(({ key, asOf }) => `${key} ${asOf}`)
      expect(new Set(quantities).size).toBe(quantities.length)
    })

    test('belong to this market, with rules and judgements newest first', () => {
      for (const { market: slug } of [...facts, ...rules]) expect(slug).toBe(market.slug)
      const newestFirst = (dates: string[]) => expect(dates).toEqual([...dates].sort().reverse())
      newestFirst(rules.map(({ date }) => date))
      newestFirst(market.judgements.map(({ from }) => from))
    })
  },
)
