let count = 0

/** Counts a request that comes in to this isolate. */
export function countArrival(): void {
  count += 1
}

/** How many requests have come in to this isolate: who sees it change is not alone. */
export function arrivals(): number {
  return count
}
