import type { MainStatus } from '#shared/desk/inbox/statuses.ts'

/** An enquiry as its client sees it. */
export interface Enquiry {
  id: string
  reference: string
  service: string
  status: MainStatus
  excerpt: string
  /** ISO 8601, UTC; so are `lastAt` and `dueAt`. */
  createdAt: string
  lastAt: string
  dueAt: string | null
  /** The start of its next consultation; null without one. */
  consultationAt: string | null
}
