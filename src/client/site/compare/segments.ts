import { type AmountRange, exactly, rangeOf } from '#shared/knowledge/amount-range.ts'
import { restRange, stepRange, stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { Flow, FlowStep } from '#shared/knowledge/props.ts'

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
  /** The height after the least that is lost. */
  after: number
  /** The height after the most that may be lost; null for an open end. */
  lowest: number | null
  /** The height of the amount 0. */
  ground: number
  /** The amount that the segment shows; both ends are positive for a loss too. */
  amount: AmountRange
  step: FlowStep | null
}

export function scalesOf(flows: readonly Flow[]): Scales {
  const { stakes, ggr: top } = flows[0] ?? { stakes: 1, ggr: 1 }
  const ends = flows.flatMap((flow) =>
    Object.values(rangeOf(flow.rest)).flatMap((end) => end ?? []),
  )
  const bottom = Math.min(0, ...ends)
  return { stakes, top, bottom, times: stakes / (top - bottom) }
}

/** Returns the segments of a flow, from stakes to the rest. */
export function segmentsOf(flow: Flow, { stakes, top, bottom }: Scales): Segment[] {
  const ofStakes = (amount: number) => rounded((amount / stakes) * 100)
  const height = (amount: number) => rounded(((amount - bottom) / (top - bottom)) * 100)
  const fixed = (segment: Pick<Segment, 'kind' | 'before' | 'after'>, amount: number): Segment => {
    return { ...segment, lowest: segment.after, ground: 0, amount: exactly(amount), step: null }
  }
  const level = height(flow.ggr)
  const rest = restRange(flow)
  const restHeight = height(rest.to ?? flow.ggr)
  return [
    fixed({ kind: 'stakes', before: 100, after: 100 }, flow.stakes),
    fixed({ kind: 'winnings', before: 100, after: ofStakes(flow.ggr) }, flow.winnings),
    { ...fixed({ kind: 'ggr', before: level, after: level }, flow.ggr), ground: height(0) },
    ...taxSegments(flow, height),
    {
      kind: 'rest',
      before: restHeight,
      after: restHeight,
      lowest: rest.from === null ? null : height(rest.from),
      ground: height(0),
      amount: rest,
      step: null,
    },
  ]
}

function taxSegments(flow: Flow, height: (amount: number) => number): Segment[] {
  const ground = height(0)
  const steps = stepsOf(flow, 'operator')
  const level = height(flow.ggr)
  if (steps.length === 0) {
    const amount = { from: 0, to: null }
    const levels = { before: level, after: level, lowest: null }
    return [{ kind: 'unverified', ...levels, ground, amount, step: null }]
  }
  let remaining = flow.ggr
  return steps.map((step) => {
    const range = stepRange(step)
    const before = height(remaining)
    const lowest = range.to === null ? null : height(remaining - range.to)
    remaining -= range.from ?? 0
    return { kind: 'tax', before, after: height(remaining), lowest, ground, amount: range, step }
  })
}

/** Returns the end of what may be lost in a picture; an open end is drawn down to the ground. */
export function lowestDrawn({ lowest, ground, after }: Segment): number {
  return lowest ?? Math.min(ground, after)
}

/** A part of the rest, between two heights of the picture. */
export interface RestPart {
  from: number
  to: number
  /** True above the ground; below it, taxes exceed revenue. */
  isKept: boolean
  /** False if it is only between the bounds of the rest. */
  isCertain: boolean
  /** True if its lower end is not known. */
  isOpen: boolean
}

/** Returns the parts of the rest that have a height, the certain ones first. */
export function restParts(rest: Segment): RestPart[] {
  const { after: highest, ground } = rest
  const lowest = lowestDrawn(rest)
  const [remaining, debt] = [Math.max(ground, lowest), Math.min(ground, highest)]
  const parts = [
    { from: ground, to: remaining, isKept: true, isCertain: true, isOpen: false },
    { from: debt, to: ground, isKept: false, isCertain: true, isOpen: false },
    { from: remaining, to: highest, isKept: true, isCertain: false, isOpen: rest.lowest === null },
    { from: lowest, to: debt, isKept: false, isCertain: false, isOpen: false },
  ]
  return parts.filter(({ from, to }) => to > from)
}

/** Rounds to a hundredth, which no screen shows and which shortens the document. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
