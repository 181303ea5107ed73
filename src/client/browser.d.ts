// What some browsers have and the types of the platform lack.

interface Document {
  /** True while the page is rendered before anybody has opened it. */
  readonly prerendering?: boolean
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

interface PerformanceEntry {
  /** `navigational-prefetch` if the browser had fetched the page ahead. */
  readonly deliveryType?: string
  /** When a page that the browser had rendered ahead was opened, in milliseconds; else 0. */
  readonly activationStart?: number
}
