import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import type { RevisionSummary } from '#shared/desk/documents/props.ts'

/** A letter that was sent, as its archive lists it. */
export interface LetterSummary {
  slug: string
  subject: string
  /** When its sending began, a day at the office: `YYYY-MM-DD`. */
  date: string
  /** The beginning of its introduction, without Markdown. */
  excerpt: string
}

/** How far a letter has got. */
export interface LetterSending {
  /** ISO 8601, UTC. */
  startedAt: string
  startedBy: string | null
  /** `preparing`: not everybody who gets it is known yet. */
  state: 'preparing' | 'sending' | 'stopped' | 'done'
  /** How many get it; grows while it is prepared. */
  total: number
  sent: number
  waiting: number
  failed: number
}

/** A letter at the desk, as it is sent. */
export interface LetterPage {
  id: string
  slug: string
  subject: string
  state: DocumentState
  /** Whether it stands in the archive. */
  isShown: boolean
  /** The newest first. */
  revisions: RevisionSummary[]
  /** The letter as mail programs show it: its text part. */
  text: string
  /** Subscribers who would get it now. */
  subscribers: number
  /** Null while it was not sent. */
  sending: LetterSending | null
  twoPersonRule: boolean
  /** Whether the newest revision is by the person who looks at it. */
  ownRevision: boolean
  status: string | null
  /** ISO 8601, UTC. */
  now: string
}
