/** A file of a form: its bytes come as they are read, once, and before the next file is asked for. */
export interface FilePart {
  field: string
  /** As the client gives it. */
  name: string
  chunks(): AsyncIterable<Uint8Array>
}

/** A form with files that is read only as far as somebody asks. */
export interface MultipartReader {
  /** The text fields that came so far, in their order. */
  readonly fields: readonly [name: string, value: string][]
  /** Reads to the next file and returns it; null at the end of the body. Throws BodyFault. */
  nextFile(): Promise<FilePart | null>
  /** Reads the rest away, up to the limit, so that the sender hears the answer. Never rejects. */
  discard(): Promise<void>
}

/** The files of a form that nobody has read yet. */
export interface UnreadFiles {
  first: FilePart
  rest: MultipartReader
}
