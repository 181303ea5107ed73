import type { StaffName } from '#shared/desk/staff/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import type { EntryKind, ThreadStatus } from './statuses.ts'

/** A thread, as lists show it. Times are ISO 8601, UTC. */
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
  /** When the newest message or reply came. */
  lastAt: string
  /** When it is answered at the latest; null unless it is open. */
  dueAt: string | null
  late: boolean
}

/** What the inbox is asked for; null asks for all. */
export interface InboxFilters {
  status: ThreadStatus | 'all'
  /** The id of a member of staff, or `nobody`. */
  assignee: string | null
  q: string
}

/** A page of the inbox. */
export interface InboxPage {
  threads: ThreadSummary[]
  /** How many threads there are of each status, whatever else is asked for. */
  counts: Record<ThreadStatus, number>
  filters: InboxFilters
  page: number
  pages: number
  staff: StaffName[]
  /** When the last answer went out; null when none did. */
  lastAnswerAt: string | null
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

/** A thread, as the desk shows it. */
export interface Thread extends Omit<ThreadSummary, 'excerpt'> {
  /** By which the person knows it: `3F2A-91BC`. */
  reference: string
  market: MarketName | null
  product: Product | null
  /** Its consultations, the newest first. */
  bookings: { id: string; startsAt: string; minutes: number; cancelled: boolean }[]
}

/** What stands in a thread. */
export interface ThreadEntry {
  id: string
  kind: EntryKind
  /** The name of whoever wrote or did it. */
  author: string
  /** The text; of an event what was done, in words. */
  body: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** What became of the mail; null for what is not mailed. */
  delivery: 'waiting' | 'sent' | 'failed' | null
}

/** A mail to a thread of whose sender nobody can be sure. */
export interface HeldMail {
  id: string
  /** Name and address as the mail gives them. */
  sender: string
  body: string
  /** ISO 8601, UTC. */
  createdAt: string
}
