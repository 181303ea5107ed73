import type { FlowStep } from '#shared/knowledge/props.ts'
import { baseLabels } from '#shared/knowledge/words.ts'
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
