/** The kinds of names that are counted each day. */
export const measures = [
  'page',
  'source',
  'country',
  'search',
  'download',
  'enquiry',
  'booking',
] as const

export type Measure = (typeof measures)[number]

/** The name under which everything is counted that has no row of its own. */
export const others = '*'
