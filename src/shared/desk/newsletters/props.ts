import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import type { RevisionSummary } from '#shared/desk/documents/props.ts'

/** A newsletter in the public archive. */
export interface NewsletterSummary {
  slug: string
  subject: string
  /** The day in the office's time zone on which sending started: `YYYY-MM-DD`. */
  date: string
  /** The beginning of its introduction, without Markdown. */
  excerpt: string
}

/** The progress of a newsletter's delivery. */
export interface NewsletterSending {
  /** ISO 8601, UTC. */
  startedAt: string
  startedBy: string | null
  /** `preparing` while its recipients are being collected. */
  state: 'preparing' | 'sending' | 'stopped' | 'done'
  /** The number of recipients, which grows while they are collected. */
  total: number
  sent: number
  waiting: number
  failed: number
}

/** A newsletter at the desk. */
export interface NewsletterPage {
  id: string
  slug: string
  subject: string
  state: DocumentState
  /** True if it is in the public archive. */
  isShown: boolean
  /** Newest first. */
  revisions: RevisionSummary[]
  /** The text part of its email. */
  text: string
  /** The number of current subscribers. */
  subscribers: number
  /** Null before it is sent. */
  sending: NewsletterSending | null
  twoPersonRule: boolean
  /** True if the viewer wrote the newest revision. */
  ownRevision: boolean
  /** True if the viewer has unsaved text of it, which is not sent. */
  hasDraft: boolean
  status: string | null
  /** ISO 8601, UTC. */
  now: string
}
