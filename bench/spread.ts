/** Returns the middle value, for an even number the upper of the two. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns the median, with the smallest and the largest value. */
export function spread(values: readonly number[], digits = 2): string {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  )
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}

/** Returns the ratio of the medians, with the smallest and the largest ratio of a round. */
export function ratio(values: readonly number[], others: readonly number[], digits = 2): string {
  const each = values.map((value, round) => value / (others[round] ?? Number.NaN))
  const ratios = [Math.min(...each), Math.max(...each)].map((value) => value.toFixed(digits))
  return `${(median(values) / median(others)).toFixed(digits)} (${ratios.join('–')})`
}
