import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { present } from '#tests/support/present.ts'
import { createEdition } from '#worker/knowledge/edition.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'
import { barsOf } from '#worker/site/pdf/drawings/flow-bars.ts'

test('each tax of an operator begins where the certain ones before it end, down to what is left', () => {
  const zambia = createEdition(firstEdition()).getMarket('zambia')
  const input = { stakes: 100, margin: 10, deposits: 40 }
  const flow = stakeToDividend(zambia, { product: 'sportsbook', input, today: '2026-11-22' })
  const bars = barsOf(present(flow))
  const taxes = bars.filter(({ amount }) => amount.startsWith('−'))
  const rest = bars.find(({ label }) => label === 'Left before costs')
  const certain = taxes.filter(({ dotted }) => !dotted)
  expect(certain).toHaveLength(2)
  expect(certain[0]?.to).toBe(flow?.ggr)
  expect(certain[1]?.to).toBe(certain[0]?.from)
  expect(rest).toMatchObject({ to: certain[1]?.from, dotted: true, amount: '−3.50 to 6.50' })
  expect(taxes[0]).toMatchObject({
    from: 0,
    to: flow?.ggr,
    dotted: true,
    amount: '− at most 10.00',
  })
  expect(bars.filter(({ outlined }) => outlined)).not.toHaveLength(0)
})
