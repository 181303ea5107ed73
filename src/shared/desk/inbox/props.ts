import type { StaffName } from '#shared/desk/staff/props.ts'
import type { FileProps } from '#shared/files/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import type { Locale } from '#shared/locales.ts'
import type { EntryKind, ThreadStatus } from './statuses.ts'

/** The facts of a thread that list and page show. Times are ISO 8601, UTC. */
export interface ThreadSummary {
  id: string
  person: { name: string; email: string }
  company: string
  service: string
  status: ThreadStatus
  /** The id of a member of staff. */
  assignee: string | null
  createdAt: string
  /** The time of the newest message or reply. */
  lastAt: string
  /** When a reply is due; null unless the thread is open. */
  dueAt: string | null
  late: boolean
  /** The time at which a snoozed thread opens again; null unless it is snoozed. */
  snoozedUntil: string | null
  market: MarketName | null
  product: Product | null
  /** The language in which the person gets emails. */
  locale: Locale
}

/** A thread in the list of the inbox. */
export interface ThreadRow extends ThreadSummary {
  /** The beginning of the newest message. */
  excerpt: string
  /** True if an email to the thread is held. */
  held: boolean
}

/** The filters of the inbox; null selects all. */
export interface InboxFilters {
  status: ThreadStatus | 'all'
  /** The id of a member of staff, or `nobody`. */
  assignee: string | null
  /** The slug of a market. */
  market: string | null
  product: Product | null
  q: string
}

export interface InboxPage {
  threads: ThreadRow[]
  /** The number of threads with each status, regardless of the filters. */
  counts: Record<ThreadStatus, number>
  filters: InboxFilters
  page: number
  pages: number
  staff: StaffName[]
  /** The markets to filter by. */
  markets: MarketName[]
  /** The reader's newest reply that can still be taken back; null if there is none. */
  undo: WaitingReply | null
  /** The time of the newest reply; null if there is none. */
  lastAnswerAt: string | null
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

/** A reply that is not sent yet, so that its author can still undo it. */
export interface WaitingReply {
  id: string
  /** The id of its thread. */
  thread: string
  /** The name of whoever gets it. */
  to: string
  /** ISO 8601, UTC. */
  until: string
}

/** A thread on its own page. */
export interface Thread extends ThreadSummary {
  /** The reference that the person knows: `3F2A-91BC`. */
  reference: string
  /** The references of the threads that were merged into it. */
  mergedReferences: string[]
  /** Newest first. */
  bookings: { id: string; startsAt: string; minutes: number; cancelled: boolean }[]
}

/** Another thread of the same person. Times are ISO 8601, UTC. */
export interface OtherThread extends Pick<ThreadSummary, 'id' | 'service' | 'status' | 'lastAt'> {
  reference: string
}

/** A thread that is linked to another one, maybe of another person. */
export interface LinkedThread extends OtherThread, Pick<ThreadSummary, 'person'> {}

export interface ThreadEntry {
  id: string
  kind: EntryKind
  /** The name of whoever wrote or did it. */
  author: string
  /** The text; of an event, what happened in words. */
  body: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** Absent without any. */
  files?: FileProps[]
  /** The delivery state of a reply's email; null for other entries. */
  delivery: 'waiting' | 'sent' | 'failed' | null
}

/** A mail to a thread whose sender could not be verified. */
export interface HeldMail {
  id: string
  /** Name and address from the mail itself. */
  sender: string
  body: string
  /** Absent without any. */
  files?: FileProps[]
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A text for many replies. */
export interface SavedReply {
  id: string
  title: string
  /** With placeholders such as `{name}`; filled in beside a thread. */
  body: string
}
