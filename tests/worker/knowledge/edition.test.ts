import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'

const edition = currentEdition()

describe('the first edition', () => {
  test('covers sixteen markets, four of them in full', () => {
    expect(edition.markets).toHaveLength(16)
    const full = edition.markets.filter(({ depth }) => depth === 'full')
    expect(full.map(({ slug }) => slug)).toEqual(['south-africa', 'nigeria', 'kenya', 'ghana'])
  })

  test('has at least forty rules over at least ten markets', () => {
    expect(edition.rules.length).toBeGreaterThanOrEqual(40)
    expect(new Set(edition.rules.map(({ market }) => market)).size).toBeGreaterThanOrEqual(10)
  })

  test('has no duplicate names', () => {
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    const { markets, general } = firstEdition()
    const sources = [...markets.flatMap((records) => records.sources), ...general.sources]
    expect(twice(edition.markets.map(({ slug }) => slug))).toEqual([])
    expect(twice(edition.rules.map(({ slug }) => slug))).toEqual([])
    expect(twice(sources.map(({ id }) => id))).toEqual([])
  })
})

describe('an edition', () => {
  test('finds markets and rules by their slugs only', () => {
    expect(edition.findMarket('kenya')?.name).toBe('Kenya')
    expect(edition.findMarket('atlantis')).toBeNull()
    const [newest] = edition.rules
    expect(edition.findRule(newest?.slug ?? '')).toBe(newest)
    expect(edition.findRule('toString')).toBeNull()
  })

  test('lists rules newest first, by market, topic and stage', () => {
    const dates = edition.rules.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    const filters = { market: 'kenya', topic: 'tax', stage: 'court' } as const
    const rules = edition.rulesOf(filters)
    expect(rules.length).toBeGreaterThan(0)
    for (const { market, topics, stage } of rules) {
      expect({ market, stage }).toEqual({ market: 'kenya', stage: 'court' })
      expect(topics).toContain('tax')
    }
    expect(edition.rulesOf({})).toEqual(edition.rules)
  })

  test('shows the newest value of a quantity, regardless of the order of records', () => {
    const [records] = firstEdition().markets
    if (!records) throw new Error('Expected a first market')
    const fact = {
      market: records.market.slug,
      key: 'mobile-money',
      value: 1,
      unit: 'subscriptions',
      kind: 'reported',
      checkedAt: '2026-11-21',
      source: records.sources[0]?.id ?? '',
      section: null,
    } as const
    const facts = ['2024', '2026-03', '2025-12-31'].map((asOf) => ({ ...fact, asOf }))
    const made = createEdition({ ...firstEdition(), markets: [{ ...records, facts }] })
    expect(made.newestFacts(fact.market).map(({ asOf }) => asOf)).toEqual(['2026-03'])
  })

  test('has every cited source, and throws for a missing one', () => {
    for (const { source } of [...edition.facts, ...edition.rules]) {
      expect(edition.getSource(source).id).toBe(source)
    }
    expect(() => edition.getSource('none')).toThrow('Expected a source none')
  })
})
