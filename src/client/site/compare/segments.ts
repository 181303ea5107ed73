import type { Flow, FlowStep } from '#shared/knowledge/props.ts'
import * as words from './words.ts'

/**
 * The two scales of the pictures, the same for every market. Stakes use the first; gross gaming
 * revenue, which is often a tenth of them, uses a larger one so that its taxes can be read.
 */
export interface Scales {
  stakes: number
  /** The upper end of the larger scale: gross gaming revenue. */
  top: number
  /** The lower end of the larger scale: 0, or less where taxes exceed revenue. */
  bottom: number
  /** The factor by which the larger scale is enlarged. */
  times: number
}

/** A segment of the picture of a flow; heights are per cent of the picture. */
export interface Segment {
  kind: 'stakes' | 'winnings' | 'ggr' | 'tax' | 'unverified' | 'rest'
  before: number
  after: number
  /** The height of the amount 0. */
  ground: number
  /** The amount that the segment shows, negative for a loss. */
  amount: number
  step: FlowStep | null
}

export function scalesOf(flows: readonly Flow[]): Scales {
  const { stakes, ggr: top } = flows[0] ?? { stakes: 1, ggr: 1 }
  const bottom = Math.min(0, ...flows.map(({ rest }) => rest))
  return { stakes, top, bottom, times: stakes / (top - bottom) }
}

export function operatorSteps({ steps }: Flow): FlowStep[] {
  return steps.filter(({ payer }) => payer === 'operator')
}

/**
 * Returns whether the rest of a flow is an upper or lower bound: an upper one if no tax is verified, a
 * lower one if a tax is an upper limit.
 */
export function boundOf(flow: Flow): keyof typeof words.bounds | null {
  const steps = operatorSteps(flow)
  if (steps.length === 0) return 'atMost'
  return steps.some(({ upperBound }) => upperBound) ? 'atLeast' : null
}

/** Returns the text of a rest with its bound, such as `at most 80%`. */
export function withBound(flow: Flow, text: string): string {
  const bound = boundOf(flow)
  return bound ? words.amountWithBound(bound, text) : text
}

/** Returns the segments of a flow, from stakes to the rest. */
export function segmentsOf(flow: Flow, { stakes, top, bottom }: Scales): Segment[] {
  const ofStakes = (amount: number) => rounded((amount / stakes) * 100)
  const height = (amount: number) => rounded(((amount - bottom) / (top - bottom)) * 100)
  const stakesBase = { ground: 0, step: null }
  const ground = height(0)
  const levelSegment = (kind: Segment['kind'], amount: number): Segment => {
    return { kind, before: height(amount), after: height(amount), ground, amount, step: null }
  }
  return [
    { kind: 'stakes', before: 100, after: 100, amount: flow.stakes, ...stakesBase },
    {
      kind: 'winnings',
      before: 100,
      after: ofStakes(flow.ggr),
      amount: -flow.winnings,
      ...stakesBase,
    },
    levelSegment('ggr', flow.ggr),
    ...taxSegments(flow, height),
    levelSegment('rest', flow.rest),
  ]
}

function taxSegments(flow: Flow, height: (amount: number) => number): Segment[] {
  const ground = height(0)
  const steps = operatorSteps(flow)
  const level = height(flow.ggr)
  if (steps.length === 0) {
    return [{ kind: 'unverified', before: level, after: level, ground, amount: 0, step: null }]
  }
  let remaining = flow.ggr
  return steps.map((step) => {
    const before = height(remaining)
    remaining -= step.amount
    return { kind: 'tax', before, after: height(remaining), ground, amount: -step.amount, step }
  })
}

/** Rounds to a hundredth, which no screen shows and which shortens the document. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
