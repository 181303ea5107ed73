import type { Flow, FlowStep } from '#shared/knowledge/props.ts'
import { baseLabels } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'

/** One bar of the way from stakes to what is left, in the unit of the stakes. */
export type Bar = {
  label: string
  amount: string
  /** Where the law says so. */
  section: string | null
  from: number
  to: number
  colour: string
  outlined?: true
}

const revenueColour = '#7E9A8B'

/** The bars of a market: revenue, less each tax of the operator, what is left, and players' taxes. */
export function barsOf({ ggr, rest, steps }: Flow): Bar[] {
  const ofOperator = steps.filter(({ payer }) => payer === 'operator')
  const ofPlayer = steps.filter(({ payer }) => payer === 'player')
  return [
    whole('Gross gaming revenue', ggr, revenueColour),
    ...taken(ggr, ofOperator),
    whole('Left before costs', rest, palette.forest),
    ...ofPlayer.map((step): Bar => {
      const amount = `${amountText(step.amount)} from players`
      return { ...told(step), amount, from: 0, to: step.amount, outlined: true }
    }),
  ]
}

/** An amount as charts write it, to two decimals. */
export function amountText(amount: number): string {
  return amount.toFixed(2)
}

function whole(label: string, amount: number, colour: string): Bar {
  return { label, amount: amountText(amount), section: null, from: 0, to: amount, colour }
}

// Each begins where the one before it ends.
function taken(ggr: number, steps: readonly FlowStep[]): Bar[] {
  let left = ggr
  return steps.map((step) => {
    const to = left
    left -= step.amount
    return { ...told(step), amount: `− ${amountText(step.amount)}`, from: left, to }
  })
}

function told({ base, rate, upperBound, section, source }: FlowStep) {
  const share = upperBound ? `At most ${rate}%` : `${rate}%`
  return { label: `${share} of ${baseLabels[base]}[^${source}]`, section, colour: palette.clay }
}
