/** A part of a page's section: text, or what the site says of itself in this place. */
export type PageBlock = { html: string } | { name: 'stored' | 'cookies' | 'lookups' }

/** A section of a page that the firm writes. */
export interface PageSection {
  id: string
  /** Empty for what stands before the first heading. */
  title: string
  blocks: PageBlock[]
}

/** A frequent question, with its answer as HTML. */
export interface Question {
  question: string
  html: string
}
