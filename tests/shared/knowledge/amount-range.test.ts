import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AmountRange, exactly, restOf, sumOfRanges } from '#shared/knowledge/amount-range.ts'
import { certainties } from '#shared/knowledge/codes.ts'
import { stepRange } from '#shared/knowledge/flow-steps.ts'
import { rangeText } from '#shared/knowledge/words.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })
const steps = fc.array(fc.record({ certainty: fc.constantFrom(...certainties), amount }))

/** Returns true if an amount is in a range. */
function contains({ from, to }: AmountRange, value: number): boolean {
  return (from === null || from <= value) && (to === null || value <= to)
}

/** Returns an amount that a step of this certainty may have, by a share of what is uncertain. */
function possibleAmount(
  { certainty, amount: bound }: { certainty: string; amount: number },
  share: number,
) {
  if (certainty === 'at-most') return Math.floor(bound * share)
  if (certainty === 'at-least') return bound + Math.floor(bound * share)
  return certainty === 'unknown' ? Math.floor(2 * bound * share) : bound
}

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the range of a sum', () => {
  test('contains every possible sum, and what is left of revenue is in the range of the rest', () => {
    fc.assert(
      fc.property(steps, fc.array(share, { minLength: 1 }), amount, (all, shares, revenue) => {
        const sum = sumOfRanges(all.map(stepRange))
        const due = all.reduce((total, step, index) => {
          return total + possibleAmount(step, shares[index % shares.length] ?? 0)
        }, 0)
        expect(contains(sum, due)).toBe(true)
        expect(contains(restOf(revenue, sum), revenue - due)).toBe(true)
      }),
    )
  })

  test('is one amount if every step is exact, and has no end above if one is open', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { from, to } = sumOfRanges(all.map(stepRange))
        const isExact = all.every(({ certainty }) => certainty === 'exact')
        const isOpen = all.some(({ certainty }) => /unknown|at-least/.test(certainty))
        expect(to === null).toBe(isOpen)
        expect(!isExact || from === to).toBe(true)
        expect(from === null ? -1 : from).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const ranges = all.map(stepRange)
        expect(sumOfRanges(ranges.toReversed())).toEqual(sumOfRanges(ranges))
      }),
    )
  })

  test('the rest of a rest is the amount again', () => {
    fc.assert(
      fc.property(steps, amount, (all, revenue) => {
        const sum = sumOfRanges(all.map(stepRange))
        expect(restOf(revenue, restOf(revenue, sum))).toEqual(sum)
      }),
    )
  })
})

test.each([
  [exactly(8), '8'],
  [{ from: -3.5, to: 6.5 }, '-3.5 to 6.5'],
  [{ from: null, to: 8 }, 'at most 8'],
  [{ from: 2, to: null }, 'at least 2'],
  [{ from: null, to: null }, 'not verified'],
])('%j in words is %s', (range, words) => {
  expect(rangeText(range, String)).toBe(words)
})
