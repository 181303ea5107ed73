import type { MarketName, PersonName } from '#shared/knowledge/names.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { Locale } from '#shared/locales.ts'
import type { DocumentKind, DocumentState } from './kinds.ts'

/** The fields of a revision as its kind's schema defines them, or the input of a refused form. */
export type DocumentFields = Record<string, unknown>

/** A document in the list of documents. */
export interface DocumentSummary {
  id: string
  kind: DocumentKind
  slug: string
  title: string
  /** The name of a rule's market; null for other kinds and for markets that are not published. */
  market: string | null
  state: DocumentState
  /** The language of a translation, listed by the id of its document; null for an original. */
  locale: Locale | null
  /** Null if it shipped with the product or the author's account is gone. */
  author: string | null
  /** The time of the newest revision: ISO 8601, UTC. */
  editedAt: string
}

/** The numbers of published documents of a kind and of their translations. */
export interface Coverage {
  kind: DocumentKind
  /** The number of published documents. */
  published: number
  /** The number of published translations into each language, and of those that are outdated. */
  languages: { locale: Locale; translated: number; outdated: number }[]
}

/** A saved version of a document. */
export interface RevisionSummary {
  id: string
  /** Starts at 1; 0 shipped with the product. */
  number: number
  author: string | null
  /** True if the viewer wrote it. */
  own: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A decision to publish a revision, or to unpublish the document, from a given time. */
export interface PublicationSummary {
  id: string
  /** Null if the document was unpublished. */
  revision: string | null
  by: string | null
  /** ISO 8601, UTC. */
  from: string
  createdAt: string
  /**
   * `waiting` if it is scheduled, `current` if it is live, `past` if it was live, `replaced` if a
   * later decision came before its time.
   */
  state: 'waiting' | 'current' | 'past' | 'replaced'
}

/** A link through which anybody can read a revision. */
export interface PreviewLinkSummary {
  id: string
  /** The id of the revision. */
  revision: string
  /** The name of its creator. */
  by: string | null
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** The viewer's unsaved text of a document. */
export interface DraftSummary {
  /** The id of the revision that was edited; empty for a new document. */
  base: string
  slug: string
  fields: DocumentFields
  /** ISO 8601, UTC. It also is the entity tag that a conditional change names. */
  savedAt: string
}

/** An unsaved text in the list of documents. */
export interface DraftListing {
  kind: DocumentKind
  /** The language of a translation; null for an original. */
  locale: Locale | null
  /** Null for a new document. */
  id: string | null
  title: string
  /** ISO 8601, UTC. */
  savedAt: string
}

/** The word-by-word differences of one field. */
export interface FieldChange {
  /** The dotted name of the field: `taxes.0.rate`. */
  field: string
  parts: { text: string; kind: 'same' | 'added' | 'removed' }[]
}

/** A document with its history, as the editor shows it. */
export interface DocumentPage {
  /** Null for a new document. */
  id: string | null
  kind: DocumentKind
  slug: string
  /** Null for a new document. */
  state: DocumentState | null
  fields: DocumentFields
  /** The id of the revision with these fields; null for a new document. */
  revision: string | null
  revisions: RevisionSummary[]
  publications: PublicationSummary[]
  /** The active preview links, newest first. */
  previews: PreviewLinkSummary[]
  /** The differences between the revision `against` and this one, if one was requested. */
  diff?: FieldChange[]
  against?: string
  /** Null if nothing is unsaved. */
  draft: DraftSummary | null
  /** All sources, by key. */
  sources: Source[]
  markets: MarketName[]
  /** The published people, who can be authors. */
  people: PersonName[]
  /** The articles and rules that a newsletter can refer to, newest first. */
  choices?: { notes: Choice[]; rules: Choice[] }
  /** The newer revision that somebody else saved meanwhile, if any; a translation's texts by dotted name. */
  theirs?: { revision: RevisionSummary; fields: DocumentFields }
  /** True if there is a bucket for pictures. */
  takesPictures: boolean
  /** True if authors may not publish their own revisions. */
  twoPersonRule: boolean
  /** True if the viewer wrote the newest revision. */
  ownRevision: boolean
  /** A preview link that was just created; it is shown once. */
  previewUrl?: string
  status: string | null
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

/** A translatable text of a document. */
export interface TextToTranslate {
  /** The dotted name of the field: `taxes.0.name`. */
  name: string
  text: string
  /** Empty if it is not translated. */
  translation: string
  /** True for names and citations, which often stay as they are. */
  isName: boolean
  /** True for a Markdown text. */
  isLong: boolean
}

/** A document's translation, with its own history, beside its original. */
export interface TranslationPage extends DocumentPage {
  translation: {
    /** The id of the document; the page's own is that of the translation, null before its first version. */
    originalId: string
    locale: Locale
    /** The title of the document in English. */
    title: string
    /** The version of the original that stands beside it. */
    original: { revision: string; number: number; isPublished: boolean }
    /** True if readers see a newer version of the original than the one that was translated. */
    outdated: boolean
    /** The changes of the original since it was translated. */
    changes: FieldChange[]
    texts: TextToTranslate[]
  }
}

/** What the editors have in common: a document, or a translation of one. */
export type EditorPage = DocumentPage | TranslationPage

/** An article or a rule that a newsletter can refer to. */
export interface Choice {
  slug: string
  title: string
  /** `YYYY-MM-DD`. */
  date: string
  /** The name of a rule's market. */
  market?: string
}

/** The notice on a previewed page. */
export interface Preview {
  kind: DocumentKind
  title: string
  /** The number of the revision. */
  revision: number
  state: DocumentState
  /** The path of the editor; null for visitors with a preview link. */
  editHref: string | null
}

/** The preview of an unsaved draft. */
export interface DraftPreview {
  /** The props of the kind's public page; null if too many fields are missing to render it. */
  props: object | null
  words: number
  /** The first error of each field that saving would refuse, by its dotted name. */
  errors: Record<string, string>
}
