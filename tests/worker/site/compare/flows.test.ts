import { describe, expect, test } from 'vitest'
import { products } from '#shared/knowledge/codes.ts'
import type { Flow, FlowAmount } from '#shared/knowledge/props.ts'
import type { Market, Product, Tax } from '#shared/knowledge/schemas.ts'
import { officeDayAt } from '#tests/support/office.ts'
import { present } from '#tests/support/present.ts'
import { comparePropsFor } from '#tests/support/site/compare.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const edition = currentEdition()
const today = officeDayAt(new Date())
const inputs = [
  { stakes: 100, margin: 10, deposits: 40 },
  { stakes: 1234.5, margin: 7.25, deposits: 3 },
  { stakes: 1e9, margin: 1, deposits: 100 },
]

/** Returns the flows of every market, four at a time as on the page. */
async function flowsOf(product: Product, input: (typeof inputs)[number]): Promise<Flow[]> {
  const flows: Flow[] = []
  for (let at = 0; at < edition.markets.length; at += 4) {
    const slugs = edition.markets.slice(at, at + 4).map(({ slug }) => slug)
    const numbers = Object.entries(input).map((pair) => pair.join('='))
    const query = [`with=${slugs}`, `product=${product}`, ...numbers].join('&')
    flows.push(...(await comparePropsFor(`?${query}`)).flows)
  }
  return flows
}

/** Calculates the model independently of the product's code. */
function expectedFlow(market: Market, product: Product, input: (typeof inputs)[number]) {
  const ggr = input.stakes * (input.margin / 100)
  const deposits = input.stakes * (input.deposits / 100)
  const bases: Record<Tax['base'], number> = {
    stakes: input.stakes,
    ggr,
    winnings: input.stakes - ggr,
    deposits,
    withdrawals: deposits > ggr ? deposits - ggr : 0,
    licence: 0,
  }
  const inForce = market.taxes.filter((tax) => {
    if (tax.from !== null && tax.from > today) return false
    if (tax.until !== null && tax.until <= today) return false
    return tax.base !== 'licence' && (tax.products?.includes(product) ?? true)
  })
  const { licence: _, ...amounts } = bases
  return {
    amounts,
    operatorTax: boundsOf(
      inForce.filter(({ bearer }) => bearer !== 'player'),
      bases,
    ),
    playerTax: boundsOf(
      inForce.filter(({ bearer }) => bearer !== 'operator'),
      bases,
    ),
    taxes: inForce.map((tax) => ({ tax, amount: bases[tax.base] * (tax.rate / 100) })),
  }
}

/** Returns the least and the most that taxes can take; infinite if their amount is open. */
function boundsOf(taxes: readonly Tax[], bases: Record<Tax['base'], number>): [number, number] {
  let [least, most] = [0, 0]
  for (const { base, rate, bearer, certainty } of taxes) {
    const amount = bases[base] * (rate / 100)
    const isLeast = certainty === 'exact' || certainty === 'at-least'
    if (isLeast && bearer !== null) least += amount
    most += certainty === 'exact' || certainty === 'at-most' ? amount : Number.POSITIVE_INFINITY
  }
  return [least, most]
}

/** Returns an amount of a flow as two bounds. */
function endsOf(amount: FlowAmount): [number, number] {
  if (typeof amount === 'number') return [amount, amount]
  return [amount.from ?? Number.NEGATIVE_INFINITY, amount.to ?? Number.POSITIVE_INFINITY]
}

function expectEnds(amount: FlowAmount, [from, to]: [number, number], name: string): void {
  const [actualFrom, actualTo] = endsOf(amount)
  expect(actualFrom, name).toBeCloseTo(from, 5)
  expect(actualTo, name).toBeCloseTo(to, 5)
}

const isOffered = (market: Market, product: Product) =>
  market.products.some(
    (answer) => answer.product === product && ['licensed', 'possible'].includes(answer.status),
  )

describe.each(products)('the flows of %s', (product) => {
  test.each(inputs)('are right in every market for %o', async (input) => {
    const flows = await flowsOf(product, input)
    const offered = edition.markets.filter((market) => isOffered(market, product))
    expect(flows.map(({ market }) => market)).toEqual(offered.map(({ slug }) => slug))
    for (const [index, market] of offered.entries()) {
      const {
        steps,
        rest,
        operatorTax,
        playerTax,
        market: slug,
        ...amounts
      } = present(flows[index])
      const expected = expectedFlow(market, product, input)
      for (const [name, amount] of Object.entries(expected.amounts)) {
        expect(amounts[name as keyof typeof amounts], `${slug} ${name}`).toBeCloseTo(amount, 5)
      }
      const [least, most] = expected.operatorTax
      expectEnds(operatorTax, expected.operatorTax, `${slug} operator tax`)
      expectEnds(playerTax, expected.playerTax, `${slug} player tax`)
      expectEnds(rest, [expected.amounts.ggr - most, expected.amounts.ggr - least], `${slug} rest`)
      expect(steps).toHaveLength(expected.taxes.length)
      for (const [at, { tax, amount }] of expected.taxes.entries()) {
        const { name, base, rate, payer, section, source } = tax
        expect(steps[at]).toMatchObject({ name, base, rate, payer, section, source })
        expect(steps[at]?.bearer).toBe(tax.bearer ?? 'operator')
        expect(steps[at]?.amount ?? amount).toBeCloseTo(amount, 5)
        expect(steps[at]?.amount === null).toBe(tax.certainty === 'unknown')
      }
    }
  })
})

test('only licensed or possible products have a flow, and the edition has both', () => {
  const answers = products.flatMap((product) =>
    edition.markets.map((market) => isOffered(market, product)),
  )
  expect(new Set(answers)).toEqual(new Set([true, false]))
})
