import type { DocumentSummary } from './props.ts'

/** The lists of documents to review: by oldest check, by weak source, by next day of effect. */
export const reviewLists = ['oldest', 'sources', 'soon'] as const

export type ReviewList = (typeof reviewLists)[number]

/** A live document, with what a reviewer has to know about it. */
export interface ReviewItem
  extends Pick<DocumentSummary, 'id' | 'kind' | 'title' | 'market' | 'state'> {
  /** The id of its newest revision, which a check is about. */
  revision: string
  /** The oldest date of a check in it: `YYYY-MM-DD`; null for kinds that record none. */
  checkedAt: string | null
  /** The day of its newest revision. */
  editedAt: string
  /** The number of its entries without a source. */
  unsourced: number
  /** The titles of cited sources that have no address or no date. */
  weakSources: string[]
  /** The first of the coming days on which something in it begins or ends; null if none is near. */
  changesAt: string | null
  isDue: boolean
}
