import type { MarketName } from '#shared/knowledge/names.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { DocumentKind, DocumentState } from './kinds.ts'

/** What a revision holds, as the schema of its kind has it; of one that was refused, what was typed. */
export type DocumentFields = Record<string, unknown>

/** A document, as the list of them shows it. */
export interface DocumentSummary {
  id: string
  kind: DocumentKind
  slug: string
  title: string
  /** Of a rule, the name of its market; null for other kinds, and for one we do not cover. */
  market: string | null
  state: DocumentState
  /** Who wrote the newest revision; null for what ships with the product, and for who has left. */
  author: string | null
  /** When the newest revision was written: ISO 8601, UTC. */
  editedAt: string
}

/** One state of a document's text; the newest first where several are listed. */
export interface RevisionSummary {
  id: string
  /** From 1; 0 is what shipped with the product. */
  number: number
  author: string | null
  /** Whether the person who looks at it wrote it. */
  own: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A decision to show a revision, or none, from a time on. */
export interface PublicationSummary {
  id: string
  /** Null: a withdrawal. */
  revision: string | null
  by: string | null
  /** ISO 8601, UTC. */
  from: string
  createdAt: string
  /** Whether it is to come, is what readers see, was so before, or a later decision came first. */
  state: 'waiting' | 'current' | 'past' | 'replaced'
}

/** A link by which people without an account read a revision. */
export interface PreviewLinkSummary {
  id: string
  /** The id of the revision. */
  revision: string
  /** Who made it. */
  by: string | null
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** What is different in one field, in words. */
export interface FieldChange {
  /** The name of the field, with a dot before each part: `taxes.0.rate`. */
  field: string
  parts: { text: string; kind: 'same' | 'added' | 'removed' }[]
}

/** A document with its past, as it is edited. */
export interface DocumentPage {
  /** Null for one that is yet to be stored. */
  id: string | null
  kind: DocumentKind
  slug: string
  /** Null for one that is yet to be stored. */
  state: DocumentState | null
  fields: DocumentFields
  /** The revision whose fields these are: the base of what is stored next; null for none. */
  revision: string | null
  revisions: RevisionSummary[]
  publications: PublicationSummary[]
  /** The preview links that still lead somewhere, the newest first. */
  previews: PreviewLinkSummary[]
  /** From the revision `against` to this one; there only when one is named. */
  diff?: FieldChange[]
  against?: string
  /** All that can be cited, by key. */
  sources: Source[]
  markets: MarketName[]
  /** The notes and rules that a letter can choose from, newest first; there only for letters. */
  choices?: { notes: Choice[]; rules: Choice[] }
  /** There only when somebody stored another revision meanwhile: what it holds. */
  theirs?: { revision: RevisionSummary; fields: DocumentFields }
  /** Whether the author of a revision may not publish it. */
  twoPersonRule: boolean
  /** Whether the newest revision is by the person who looks at it. */
  ownRevision: boolean
  /** A preview link that was just made; it is shown once. */
  previewUrl?: string
  status: string | null
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

/** A note or a rule that a letter can name. */
export interface Choice {
  slug: string
  title: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Of a rule, the name of its market. */
  market?: string
}

/** What a page says of itself that only a preview shows. */
export interface Preview {
  kind: DocumentKind
  title: string
  /** The number of its revision. */
  revision: number
  state: DocumentState
  /** Where it is edited; null for who came by a link. */
  editHref: string | null
}

/** What is typed into a document, as its page would show it. */
export interface DraftPreview {
  /** The own props of the page of its kind; null while too little of it is right to draw one. */
  props: object | null
  words: number
  /** The first message of each field that storing would refuse, by its dotted name. */
  errors: Record<string, string>
}
