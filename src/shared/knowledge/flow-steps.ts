import type { AmountRange } from './amount-range.ts'
import type { Flow, FlowStep } from './props.ts'
import type { TaxPayer } from './schemas.ts'

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
