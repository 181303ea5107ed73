import { restOf, sumOfRanges } from '#shared/knowledge/amount-range.ts'
import { stepRange, stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { Flow, FlowAmount, FlowStep } from '#shared/knowledge/props.ts'
import type { Market, Product, Tax } from '#shared/knowledge/schemas.ts'
import { taxesOn } from '#shared/knowledge/taxes.ts'
import { productIn } from './edition.ts'

export interface FlowInput {
  /** In any currency. */
  stakes: number
  /** The share of stakes that is not paid out as winnings, in per cent. */
  margin: number
  /** The money that players deposit, in per cent of stakes; the rest is winnings staked again. */
  deposits: number
}

/** The input of a comparison and of an answer if none is requested. */
export const usualFlowInput: FlowInput = { stakes: 100, margin: 10, deposits: 40 }

/** Calculates the taxes on stakes and the rest; null if the product cannot be offered. */
export function stakeToDividend(
  market: Market,
  { product, input, today }: { product: Product; input: FlowInput; today: string },
): Flow | null {
  const { status } = productIn(market, product)
  if (status === 'closed' || status === 'unclear') return null
  const amounts = amountsOf(input)
  const steps = taxesOn(market, product, today)
    .filter(({ base }) => base !== 'licence')
    .map((tax) => stepOf(tax, amounts))
  const operatorTax = sumOf(stepsOf({ steps }, 'operator'))
  return {
    market: market.slug,
    ...amounts,
    operatorTax,
    playerTax: sumOf(stepsOf({ steps }, 'player')),
    rest:
      typeof operatorTax === 'number'
        ? amounts.ggr - operatorTax
        : restOf(amounts.ggr, operatorTax),
    steps,
  }
}

function amountsOf({ stakes, margin, deposits: depositShare }: FlowInput) {
  const ggr = (stakes * margin) / 100
  const deposits = (stakes * depositShare) / 100
  return { stakes, winnings: stakes - ggr, ggr, deposits, withdrawals: Math.max(0, deposits - ggr) }
}

function stepOf(tax: Tax, amounts: ReturnType<typeof amountsOf>): FlowStep {
  const { name, base, rate, payer, replacesIncomeTax, section, source } = tax
  const baseAmount = base === 'licence' ? 0 : amounts[base]
  const certainty = certaintyOf(tax)
  const amount = certainty === 'unknown' ? null : (baseAmount * rate) / 100
  return {
    ...{ name, base, rate, payer, certainty, amount, replacesIncomeTax, section, source },
    bearer: tax.bearer ?? 'operator',
    disputed: tax.bearer === null,
  }
}

/** Returns the certainty of what one side bears; of a disputed tax that is all of it or nothing. */
function certaintyOf({ certainty, bearer }: Tax): FlowStep['certainty'] {
  if (bearer !== null) return certainty
  return certainty === 'exact' || certainty === 'at-most' ? 'at-most' : 'unknown'
}

function sumOf(steps: readonly FlowStep[]): FlowAmount {
  const sum = sumOfRanges(steps.map(stepRange))
  const isExact = steps.every(({ certainty }) => certainty === 'exact')
  return isExact && sum.from !== null ? sum.from : sum
}
