import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'

/** A thread, as the person who wrote reads it. */
export interface Enquiry {
  id: string
  reference: string
  service: string
  status: ThreadStatus
  excerpt: string
  /** ISO 8601, UTC. */
  createdAt: string
  lastAt: string
  dueAt: string | null
}
