/** The values that were used last, up to a size. */
interface Cache<Value> {
  get(key: string): Value | undefined
  /** Adds a value; removes the least recently used ones if there is no room. */
  add(key: string, value: Value): void
  clear(): void
}

/** Creates a cache; the newest value always has room. Without `sizeOf` each value counts as one. */
export function createCache<Value>(
  maxSize: number,
  sizeOf: (value: Value) => number = () => 1,
): Cache<Value> {
  // Those that were used last come last.
  const values = new Map<string, Value>()
  let size = 0
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    add(key, value) {
      // Another request may have added the same meanwhile.
      if (values.has(key)) return
      values.set(key, value)
      size += sizeOf(value)
      for (const [oldest, removed] of values) {
        if (size <= maxSize || oldest === key) return
        values.delete(oldest)
        size -= sizeOf(removed)
      }
    },
    clear() {
      values.clear()
      size = 0
    },
  }
}
