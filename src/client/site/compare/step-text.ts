import { stepRange } from '#shared/knowledge/flow-steps.ts'
import type { FlowStep } from '#shared/knowledge/props.ts'
import { baseLabels, notVerified, rangeText } from '#shared/knowledge/words.ts'
import { amountText } from './amounts.ts'
import * as words from './words.ts'

/** Returns the rate and base of a step, with what is not certain about it. */
export function explainStep(step: FlowStep): string {
  const { rate, base, certainty, disputed, replacesIncomeTax } = step
  const caveats = [
    disputed ? words.allOrNothing : words.caveats[certainty],
    replacesIncomeTax ? words.insteadOfIncomeTax : '',
  ]
  return words.taxExplained(
    rate,
    baseLabels[base],
    caveats.filter((text) => text !== ''),
  )
}

/** Returns the amount of a step with its bound. */
export function stepAmountText(step: FlowStep): string {
  const { from, to } = stepRange(step)
  if (step.amount === null) return notVerified
  return rangeText(step.certainty === 'at-most' ? { from: null, to } : { from, to }, amountText)
}
