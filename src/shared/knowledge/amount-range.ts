/** An amount between two bounds, both included; null for an open end. */
export interface AmountRange {
  from: number | null
  to: number | null
}

/** Returns the range that has this amount at both ends. */
export function exactly(amount: number): AmountRange {
  return { from: amount, to: amount }
}

/** Returns the range of the sum of amounts in these ranges; an open end stays open. */
export function sumOfRanges(ranges: readonly AmountRange[]): AmountRange {
  return ranges.reduce(
    (sum, range) => ({ from: add(sum.from, range.from), to: add(sum.to, range.to) }),
    exactly(0),
  )
}

/** Returns the range of what is left of an amount after an amount in this range is taken. */
export function restOf(amount: number, { from, to }: AmountRange): AmountRange {
  return { from: to === null ? null : amount - to, to: from === null ? null : amount - from }
}

/** Returns an amount or range as a range. */
export function rangeOf(amount: number | AmountRange): AmountRange {
  return typeof amount === 'number' ? exactly(amount) : amount
}

function add(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}
