import { amountText } from '#shared/amount-text.ts'
import { restRange, stepAmountText, stepRange, stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { Flow, FlowStep } from '#shared/knowledge/props.ts'
import { baseLabels, rangeText, rateText } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { flowMessages as words } from '#shared/site/pdf-messages.ts'
import { cite } from '../layout/citations.ts'

/** One bar of the way from stakes to what is left, in the unit of the stakes. */
export interface Bar {
  label: string
  amount: string
  /** Where the law says so. */
  section: string | null
  from: number
  to: number
  colour: string
  outlined?: true
  /** True if the amount is only a bound, or unknown. */
  dotted?: boolean
  /** The end of the part that is certain in a dotted bar. */
  certainTo?: number
}

const revenueColour = '#7E9A8B'

/** The bars of a market: revenue, less each tax of the operator, what is left, and players' taxes. */
export function barsOf(flow: Flow): Bar[] {
  const { ggr } = flow
  const { from, to } = restRange(flow)
  return [
    { ...whole(words.revenue, ggr), colour: revenueColour },
    ...operatorBars(ggr, stepsOf(flow, 'operator')),
    {
      ...whole(words.left, to ?? 0),
      amount: rangeText({ from, to }, amountText),
      colour: palette.forest,
      ...(from !== to && { dotted: true, certainTo: Math.max(0, from ?? 0) }),
    },
    ...stepsOf(flow, 'player').map((step): Bar => {
      const amount = words.fromPlayers(stepAmountText(step, amountText))
      return { ...barText(step), amount, from: 0, to: step.amount ?? 0, outlined: true }
    }),
  ]
}

function whole(label: string, amount: number) {
  return { label, amount: amountText(amount), section: null, from: 0, to: amount }
}

// Each begins where the least of the one before it ends, so that a bound is not counted as due.
function operatorBars(ggr: number, steps: readonly FlowStep[]): Bar[] {
  let left = ggr
  return steps.map((step) => {
    const to = left
    left -= stepRange(step).from ?? 0
    const from = Math.max(0, to - (step.amount ?? to))
    return { ...barText(step), amount: `− ${stepAmountText(step, amountText)}`, from, to }
  })
}

function barText({ base, rate, certainty, section, source }: FlowStep) {
  const rateWithBound = rateText(rate, certainty)
  const share = rateWithBound.charAt(0).toUpperCase() + rateWithBound.slice(1)
  const label = words.shareOf(share, baseLabels[base]) + cite(source)
  return { label, section, colour: palette.clay, dotted: certainty !== 'exact' }
}
