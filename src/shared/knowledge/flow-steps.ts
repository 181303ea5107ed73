import { type AmountRange, rangeOf } from './amount-range.ts'
import type { Flow, FlowStep } from './props.ts'
import type { TaxPayer } from './schemas.ts'
import { notVerified, rangeText } from './words.ts'

/** Returns the steps whose taxes a side bears, or may bear. */
export function stepsOf({ steps }: Pick<Flow, 'steps'>, bearer: TaxPayer): FlowStep[] {
  return steps.filter((step) => step.bearer === bearer || step.disputed)
}

/** Returns the range in which the amount of a step lies; no tax is below 0. */
export function stepRange({
  certainty,
  amount,
}: Pick<FlowStep, 'certainty' | 'amount'>): AmountRange {
  if (amount === null || certainty === 'unknown') return { from: 0, to: null }
  return {
    from: certainty === 'at-most' ? 0 : amount,
    to: certainty === 'at-least' ? null : amount,
  }
}

/** Returns the range of what is left; without a verified tax, revenue is only its upper end. */
export function restRange(flow: Flow): AmountRange {
  const isVerified = stepsOf(flow, 'operator').length > 0
  return isVerified ? rangeOf(flow.rest) : { from: null, to: flow.ggr }
}

/** Returns the amount of a step with its bound in words: `at most 0.90`. */
export function stepAmountText(step: FlowStep, textOf: (amount: number) => string): string {
  if (step.amount === null) return notVerified()
  const { from, to } = stepRange(step)
  return rangeText(step.certainty === 'at-most' ? { from: null, to } : { from, to }, textOf)
}
