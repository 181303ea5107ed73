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

/** A milestone of African gaming regulation, or one of the firm, which names no source. */
export interface Milestone {
  year: number
  title: string
  html: string
  source: string | null
}

/** A section of the about page: prose, a quotation, a list of values or a line of years. */
export type AboutSection = { id: string; title: string } & (
  | { layout: 'story'; html: string }
  | { layout: 'mission'; quote: string; html: string }
  | { layout: 'values'; values: { title: string; html: string }[] }
  | { layout: 'timeline'; milestones: Milestone[] }
)

/** The way from the first question to a running business. */
export interface Process {
  title: string
  lead: string | null
  steps: { title: string; duration: string | null; html: string }[]
}
