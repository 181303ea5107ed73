import type { Template } from './template.ts'

/** The templates of pages that were used last, up to a number of bytes. */
export interface PageCache<Slot extends string> {
  get(key: string): Template<Slot> | undefined
  /** Adds a template and evicts those used longest ago if there is no room. */
  add(key: string, template: Template<Slot>): void
}

/** Creates a cache of page templates; the newest one always has room. */
export function createPageCache<Slot extends string>(maxBytes: number): PageCache<Slot> {
  // Those that were used last come last.
  const templates = new Map<string, Template<Slot>>()
  let bytes = 0
  return {
    get(key) {
      const template = templates.get(key)
      if (template) {
        templates.delete(key)
        templates.set(key, template)
      }
      return template
    },
    add(key, template) {
      // Others may have asked for the same meanwhile, and rendered it too.
      if (templates.has(key)) return
      templates.set(key, template)
      bytes += sizeOf(template)
      for (const [oldest, removed] of templates) {
        if (bytes <= maxBytes || oldest === key) return
        templates.delete(oldest)
        bytes -= sizeOf(removed)
      }
    },
  }
}

function sizeOf<Slot extends string>(template: Template<Slot>): number {
  return template.reduce((size, piece) => size + piece.length, 0)
}
