import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { Locale } from '#shared/locales.ts'
import type { Picture } from '#shared/pictures/props.ts'

/** A document, translation or draft that shows a picture. */
export interface PictureUse {
  kind: DocumentKind
  /** The id of the document; null for a draft of a new one. */
  id: string | null
  /** The language of a translation, which has the kind, id and title of its original; or null. */
  locale: Locale | null
  title: string
}

/** A description and crop that somebody proposed for a picture. */
export interface PictureProposal extends Pick<Picture, 'alt' | 'focus'> {
  /** The name of who proposed it; null if the account was deleted. */
  by: string | null
  isOwn: boolean
}

/** A picture in the list of all. */
export interface ListedPicture extends Picture {
  url: string
  width: number
  height: number
  /** Bytes of all its sizes. */
  size: number
  addedAt: string
  uses: PictureUse[]
  /** True if a second person must publish what is changed. */
  needsProposal: boolean
  /** The proposed description and crop, which a second person publishes; null if there is none. */
  proposal: PictureProposal | null
}
