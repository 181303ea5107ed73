/** The pages that were used last, up to a number of bytes. */
interface PageCache<Page> {
  get(key: string): Page | undefined
  /** Adds a page and evicts those used longest ago if there is no room. */
  add(key: string, page: Page): void
}

/** Creates a cache of pages; the newest one always has room. */
export function createPageCache<Page>(
  maxBytes: number,
  sizeOf: (page: Page) => number,
): PageCache<Page> {
  // Those that were used last come last.
  const pages = new Map<string, Page>()
  let bytes = 0
  return {
    get(key) {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    add(key, page) {
      // Others may have asked for the same meanwhile, and rendered it too.
      if (pages.has(key)) return
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const [oldest, removed] of pages) {
        if (bytes <= maxBytes || oldest === key) return
        pages.delete(oldest)
        bytes -= sizeOf(removed)
      }
    },
  }
}
