import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import type { RevisionSummary } from '#shared/desk/documents/props.ts'
import type { Locale } from '#shared/locales.ts'

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
  /** `scheduled` before its time; `preparing` while its recipients are being collected. */
  state: 'scheduled' | 'preparing' | 'sending' | 'stopped' | 'done'
  /** The name of the market whose followers get it; null for all subscribers. */
  market: string | null
  /** The number of recipients, which grows while they are collected. */
  total: number
  sent: number
  waiting: number
  failed: number
  /** Those of `failed` who were not tried, because emails to their address come back. */
  suppressed: number
  /** Those of `sent` to whom it came back. */
  bounced: number
  /** Those who unsubscribed before they were sent another one. */
  unsubscribed: number
}

/** The subscribers who follow a market. */
export interface NewsletterSegment {
  market: string
  name: string
  subscribers: number
}

/** The subscribers who read another language than English. */
export interface NewsletterLanguage {
  locale: Locale
  subscribers: number
  /** False if they get it in English, because a text is not translated. */
  isTranslated: boolean
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
  /** The two parts of its email, as a subscriber gets it. */
  text: string
  html: string
  /** The number of current subscribers. */
  subscribers: number
  /** Empty once it is sent. */
  segments: NewsletterSegment[]
  /** Empty once it is sent. */
  languages: NewsletterLanguage[]
  /** Null before it is sent. */
  sending: NewsletterSending | null
  twoPersonRule: boolean
  /** True if the viewer wrote the newest revision, or a translation that goes out with it. */
  ownRevision: boolean
  /** True if the viewer has unsaved text of it, which is not sent. */
  hasDraft: boolean
  status: string | null
  /** ISO 8601, UTC. */
  now: string
}
