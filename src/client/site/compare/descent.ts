import type { Flow, FlowStep } from '#shared/knowledge/props.ts'

/**
 * The scales of the pictures of a page, the same for every market: from stakes to gross gaming
 * revenue one, from there to what is left another, so that taxes on a tenth of the stakes can be read.
 */
export interface Scales {
  stakes: number
  /** The upper end of the larger scale: gross gaming revenue. */
  top: number
  /** Its lower end: 0, or below where taxes take more than there is. */
  bottom: number
  /** How many times larger the second is drawn. */
  times: number
}

/** One stretch of the way down; heights are per cent of the picture. */
export interface Stretch {
  kind: 'stakes' | 'winnings' | 'ggr' | 'tax' | 'unverified' | 'rest'
  before: number
  after: number
  /** The height of nothing. */
  ground: number
  /** What the stretch begins with, loses or leaves. */
  amount: number
  /** The tax, if it is one. */
  step: FlowStep | null
}

/** The scales in which all of these flows find room. */
export function scalesOf(flows: readonly Flow[]): Scales {
  const { stakes, ggr: top } = flows[0] ?? { stakes: 1, ggr: 1 }
  const bottom = Math.min(0, ...flows.map(({ rest }) => rest))
  return { stakes, top, bottom, times: stakes / (top - bottom) }
}

/** The taxes of a flow that the operator pays. */
export function operatorSteps({ steps }: Flow): FlowStep[] {
  return steps.filter(({ payer }) => payer === 'operator')
}

/** How sure what is left is: a tax that is not verified, or an upper bound, makes it a bound. */
export function boundOf(flow: Flow): 'at most' | 'at least' | null {
  const steps = operatorSteps(flow)
  if (steps.length === 0) return 'at most'
  return steps.some(({ upperBound }) => upperBound) ? 'at least' : null
}

/** What is left, with how sure it is. */
export function bounded(flow: Flow, left: string): string {
  return [boundOf(flow), left].filter(Boolean).join(' ')
}

/** The way from stakes down to what is left. */
export function stretchesOf(flow: Flow, { stakes, top, bottom }: Scales): Stretch[] {
  const ofStakes = (amount: number) => rounded((amount / stakes) * 100)
  const height = (amount: number) => rounded(((amount - bottom) / (top - bottom)) * 100)
  const opening = { ground: 0, step: null }
  const ground = height(0)
  const flat = (kind: Stretch['kind'], amount: number): Stretch => {
    return { kind, before: height(amount), after: height(amount), ground, amount, step: null }
  }
  return [
    { kind: 'stakes', before: 100, after: 100, amount: flow.stakes, ...opening },
    {
      kind: 'winnings',
      before: 100,
      after: ofStakes(flow.ggr),
      amount: -flow.winnings,
      ...opening,
    },
    flat('ggr', flow.ggr),
    ...taxStretches(flow, height),
    flat('rest', flow.rest),
  ]
}

function taxStretches(flow: Flow, height: (amount: number) => number): Stretch[] {
  const ground = height(0)
  const steps = operatorSteps(flow)
  const level = height(flow.ggr)
  if (steps.length === 0) {
    return [{ kind: 'unverified', before: level, after: level, ground, amount: 0, step: null }]
  }
  let left = flow.ggr
  return steps.map((step) => {
    const before = height(left)
    left -= step.amount
    return { kind: 'tax', before, after: height(left), ground, amount: -step.amount, step }
  })
}

/** To a hundredth: finer than any screen, and shorter in the document. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
