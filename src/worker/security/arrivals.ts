let count = 0

/** Counts a request to this isolate. */
export function countArrival(): void {
  count += 1
}

/** Returns the number of requests to this isolate; it changes while other requests are running. */
export function arrivals(): number {
  return count
}
