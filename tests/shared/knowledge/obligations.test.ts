import { describe, expect, test } from 'vitest'
import { duties } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Obligation } from '#shared/knowledge/schemas.ts'

const markets = firstEdition().markets.map(({ market }) => [market.slug, market] as const)
const isVerified = ({ status }: Obligation) => status !== 'unverified'

describe.each(markets)('the obligations of %s', (_, { obligations }) => {
  test('have at least one entry for each duty', () => {
    expect(new Set(obligations.map(({ duty }) => duty))).toEqual(new Set(duties))
  })

  test('say either what the law asks or what was tried', () => {
    for (const obligation of obligations) {
      const { value, source, section, tried } = obligation
      const expected = isVerified(obligation)
        ? { value: expect.any(String), source: expect.any(String), tried: null }
        : { value: null, source: null, section: null, tried: expect.any(String) }
      expect({ value, source, section, tried }).toMatchObject(expected)
    }
  })

  test('name the minimum age first', () => {
    const ages = obligations.filter(({ duty }) => duty === 'minimum-age')
    const verified = ages.filter(isVerified)
    expect(verified.length).toBeGreaterThan(0)
    for (const { value } of verified) expect(value).toMatch(/^\d{2}\b/)
  })
})

test('at least 55 per cent of all obligations are verified', () => {
  const all = markets.flatMap(([, { obligations }]) => obligations)
  expect(all.filter(isVerified).length / all.length).toBeGreaterThanOrEqual(0.55)
})
