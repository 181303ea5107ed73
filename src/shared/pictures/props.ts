/** A picture in one of its sizes, at its URL. */
export interface PictureSize {
  url: string
  width: number
  height: number
}

/** A picture as editions hold it and pages render it. */
export interface Picture {
  /** The hash of its largest size. */
  id: string
  /** The alternative text, where a document gives none of its own. */
  alt: string
  /** The largest first. */
  sizes: PictureSize[]
  /** The point that a crop keeps, in percent from the left and from the top. */
  focus: { x: number; y: number }
}
