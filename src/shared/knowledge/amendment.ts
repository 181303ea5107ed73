import type { Rule } from './schemas.ts'
import { amendmentHeads, fromDayHead } from './words.ts'

/** The heads of the two texts of a rule. */
interface Amendment {
  /** False as long as the law stands as it was, or a text does not make law. */
  isBinding: boolean
  before: string
  after: string
}

type DatedChange = Pick<Rule, 'stage' | 'effectiveAt'>

/** Returns how a rule's texts are to be read on a day: `YYYY-MM-DD`. */
export function amendmentOf({ stage, effectiveAt }: DatedChange, today: string): Amendment {
  const isLaw = stage === 'in-force' || stage === 'repealed'
  // A month or a year comes before every day in it, so its first day counts as reached.
  if (effectiveAt !== null && effectiveAt > today && (isLaw || stage === 'passed')) {
    const { before } = amendmentHeads.proposed
    return { isBinding: false, before, after: fromDayHead(effectiveAt) }
  }
  return { isBinding: isLaw, ...amendmentHeads[stage] }
}
