import type { StaffName } from '#shared/desk/staff/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import type { EntryKind, ThreadStatus } from './statuses.ts'

/** A thread in a list. Times are ISO 8601, UTC. */
export interface ThreadSummary {
  id: string
  person: { name: string; email: string }
  company: string
  service: string
  /** The beginning of the newest message. */
  excerpt: string
  status: ThreadStatus
  /** The id of a member of staff. */
  assignee: string | null
  createdAt: string
  /** The time of the newest message or reply. */
  lastAt: string
  /** When a reply is due; null unless the thread is open. */
  dueAt: string | null
  late: boolean
}

/** The filters of the inbox; null selects all. */
export interface InboxFilters {
  status: ThreadStatus | 'all'
  /** The id of a member of staff, or `nobody`. */
  assignee: string | null
  q: string
}

export interface InboxPage {
  threads: ThreadSummary[]
  /** The number of threads with each status, regardless of the filters. */
  counts: Record<ThreadStatus, number>
  filters: InboxFilters
  page: number
  pages: number
  staff: StaffName[]
  /** The time of the newest reply; null if there is none. */
  lastAnswerAt: string | null
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

/** A thread on its own page. */
export interface Thread extends Omit<ThreadSummary, 'excerpt'> {
  /** The reference that the person knows: `3F2A-91BC`. */
  reference: string
  market: MarketName | null
  product: Product | null
  /** Newest first. */
  bookings: { id: string; startsAt: string; minutes: number; cancelled: boolean }[]
}

export interface ThreadEntry {
  id: string
  kind: EntryKind
  /** The name of whoever wrote or did it. */
  author: string
  /** The text; of an event, what happened in words. */
  body: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** The delivery state of a reply's email; null for other entries. */
  delivery: 'waiting' | 'sent' | 'failed' | null
}

/** A mail to a thread whose sender could not be verified. */
export interface HeldMail {
  id: string
  /** Name and address from the mail itself. */
  sender: string
  body: string
  /** ISO 8601, UTC. */
  createdAt: string
}
