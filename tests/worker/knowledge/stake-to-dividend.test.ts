import { describe, expect, test } from 'vitest'
import type { Market } from '#shared/knowledge/schemas.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'

const today = '2026-11-22'
const input = { stakes: 1000, margin: 10, deposits: 40 }

type Tax = Market['taxes'][number]

const tax = (changes: Partial<Tax>): Tax => ({
  name: 'A tax',
  base: 'ggr',
  rate: 10,
  payer: 'operator',
  products: null,
  from: null,
  until: null,
  bearer: 'operator',
  certainty: 'exact',
  replacesIncomeTax: false,
  source: 'a-source',
  section: null,
  ...changes,
})

/** Returns Kenya with only these taxes. */
function marketWith(...taxes: Tax[]): Market {
  const kenya = currentEdition().findMarket('kenya')
  if (!kenya) throw new Error('Expected Kenya')
  return { ...kenya, taxes }
}

const flowWith = (...taxes: Tax[]) =>
  stakeToDividend(marketWith(...taxes), { product: 'sportsbook', input, today })

describe('from stake to dividend', () => {
  test('derives amounts from stakes, margin and deposits', () => {
    expect(flowWith()).toMatchObject({
      stakes: 1000,
      ggr: 100,
      winnings: 900,
      deposits: 400,
      withdrawals: 300,
      operatorTax: 0,
      playerTax: 0,
      rest: 100,
      steps: [],
    })
  })

  test('withdrawals are never negative', () => {
    const flow = stakeToDividend(marketWith(), {
      product: 'sportsbook',
      input: { stakes: 1000, margin: 40, deposits: 10 },
      today,
    })
    expect(flow?.withdrawals).toBe(0)
  })

  test.each([
    ['stakes', 100],
    ['ggr', 10],
    ['winnings', 90],
    ['deposits', 40],
    ['withdrawals', 30],
  ] as const)('a tenth of %s is %d', (base, amount) => {
    const flow = flowWith(tax({ base }))
    expect(flow?.steps).toMatchObject([{ base, rate: 10, amount }])
    expect(flow?.operatorTax).toBe(amount)
    expect(flow?.rest).toBe(100 - amount)
  })

  test('taxes on players do not reduce the operator revenue', () => {
    const flow = flowWith(tax({ base: 'stakes', payer: 'player', bearer: 'player' }))
    expect(flow).toMatchObject({ playerTax: 100, operatorTax: 0, rest: 100 })
  })

  test.each([
    ['exact', 10, 10, 90],
    ['at-most', 10, { from: 0, to: 10 }, { from: 90, to: 100 }],
    ['at-least', 10, { from: 10, to: null }, { from: null, to: 90 }],
    ['unknown', null, { from: 0, to: null }, { from: null, to: 100 }],
  ] as const)('a tax that is %s', (certainty, amount, operatorTax, rest) => {
    const flow = flowWith(tax({ certainty }))
    expect(flow).toMatchObject({ operatorTax, rest, playerTax: 0 })
    expect(flow?.steps).toMatchObject([{ certainty, amount, bearer: 'operator' }])
  })

  test('one uncertain tax makes a range of the sum', () => {
    const flow = flowWith(tax({}), tax({ base: 'deposits', certainty: 'at-most' }))
    expect(flow).toMatchObject({ operatorTax: { from: 10, to: 50 }, rest: { from: 50, to: 90 } })
  })

  test('a tax with a disputed bearer may reduce either side', () => {
    const flow = flowWith(tax({ base: 'stakes', bearer: null }), tax({}))
    expect(flow).toMatchObject({
      operatorTax: { from: 10, to: 110 },
      playerTax: { from: 0, to: 100 },
      rest: { from: -10, to: 90 },
    })
    expect(flow?.steps[0]).toMatchObject({
      bearer: 'operator',
      certainty: 'at-most',
      amount: 100,
      disputed: true,
    })
  })

  test('the bearer decides, not the payer', () => {
    const flow = flowWith(tax({ payer: 'operator', bearer: 'player' }))
    expect(flow).toMatchObject({ operatorTax: 0, playerTax: 10, rest: 100 })
  })

  test('a licence fee is no share', () => {
    expect(flowWith(tax({ base: 'licence' }))?.steps).toEqual([])
  })

  test.each([
    ['before its first day', { from: '2026-11-23' }, 0],
    ['on its first day', { from: today }, 1],
    ['on its last day', { until: '2026-11-23' }, 1],
    ['from the day it ends', { until: today }, 0],
  ])('a tax applies on its days: %s', (_, days, steps) => {
    expect(flowWith(tax(days))?.steps).toHaveLength(steps)
  })

  test('a tax on another product is ignored', () => {
    expect(flowWith(tax({ products: ['lottery'] }))?.steps).toEqual([])
    expect(flowWith(tax({ products: ['lottery', 'sportsbook'] }))?.steps).toHaveLength(1)
  })

  test.each(['closed', 'unclear'] as const)('returns nothing if a product is %s', (status) => {
    const market = marketWith()
    const products = market.products.map((entry) => ({ ...entry, status }))
    const flow = stakeToDividend({ ...market, products }, { product: 'lottery', input, today })
    expect(flow).toBeNull()
  })
})
