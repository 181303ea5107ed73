import { utf8 } from '../security/bytes.ts'
import { BodyFault, createByteReader } from './byte-reader.ts'

/** A file of a form: its bytes come as they are read, once, and before the next file is asked for. */
export interface FilePart {
  field: string
  /** As the client gives it. */
  name: string
  chunks(): AsyncIterable<Uint8Array>
}

/** A form with files that is read only as far as somebody asks. */
interface MultipartReader {
  /** The text fields that came so far, in their order. */
  readonly fields: readonly [name: string, value: string][]
  /** Reads to the next file and returns it; null at the end of the body. Throws BodyFault. */
  nextFile(): Promise<FilePart | null>
  /** Reads the rest, up to twice the limit, so that the sender gets the reply. Never rejects. */
  discard(): Promise<void>
}

/** The files of a form that nobody has read yet. */
export interface UnreadFiles {
  first: FilePart
  rest: MultipartReader
  /** The length of the whole body; null if the client does not say it. */
  announcedBytes: number | null
}

interface Limits {
  /** Of the whole body, in bytes. */
  maxBytes: number
  /** Of what stands before the first part and is nothing, in bytes. */
  maxPreambleBytes: number
  /** Of all text fields together, in bytes. */
  maxFieldBytes: number
  /** Fields and files. */
  maxParts: number
}

interface OpenForm {
  /** The fields before the first file; null if the form is too large. */
  fields: MultipartReader['fields'] | null
  files: UnreadFiles | null
}

/** Reads a multipart body up to its first file; a malformed one has no fields. Never rejects. */
export async function openForm({ body, headers }: Request, limits: Limits): Promise<OpenForm> {
  const announced = Number(headers.get('Content-Length') ?? 0)
  if (!body || announced > 2 * limits.maxBytes) return { fields: null, files: null }
  const rest = openMultipart(body, headers.get('Content-Type') ?? '', limits)
  try {
    if (announced > limits.maxBytes) throw new BodyFault('too-large')
    const first = await rest.nextFile()
    const announcedBytes = announced > 0 ? announced : null
    return { fields: rest.fields, files: first && { first, rest, announcedBytes } }
  } catch (error) {
    await rest.discard()
    const isTooLarge = error instanceof BodyFault && error.fault === 'too-large'
    return { fields: isTooLarge ? null : [], files: null }
  }
}

const headersEnd = utf8('\r\n\r\n')
/** Of one part, and of all parts together: guards come only after what stands before the first file. */
const headerBytes = { part: 16 * 1024, all: 512 * 1024 }

/**
 * Opens a multipart body (RFC 7578) without reading it. Libraries hold a file in memory until it is
 * there completely, or do not read names that are not ASCII.
 */
function openMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { maxBytes, maxPreambleBytes, maxFieldBytes, maxParts }: Limits,
): MultipartReader {
  const bytes = createByteReader(body, maxBytes)
  const delimiter = utf8(`\r\n--${boundaryIn(contentType)}`)
  const fields: [name: string, value: string][] = []
  let fieldBytes = 0
  let allHeaderBytes = 0
  let parts = 0
  /** The rest of the present file. */
  let remaining: AsyncIterator<Uint8Array> | null = null

  /** Reads the headers of the next part; null after the last one. */
  async function nextPart(): Promise<PartName | null> {
    const after = await bytes.take(2)
    if (after === '--') return null
    parts += 1
    if (parts > maxParts) throw new BodyFault('too-large')
    if (after !== '\r\n') throw new BodyFault('broken')
    const headers = await bytes.readUntil(headersEnd, headerBytes.part)
    allHeaderBytes += headers.length
    if (allHeaderBytes > headerBytes.all) throw new BodyFault('too-large')
    return partNameIn(headers)
  }

  /** A reader that stops early leaves the rest, whose end may have been passed, to the next call. */
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let next = await remaining?.next(); next && !next.done; next = await remaining?.next()) {
      yield next.value
    }
    remaining = null
  }

  async function nextFile(): Promise<FilePart | null> {
    if (parts === 0) await bytes.readUntil(delimiter, maxPreambleBytes)
    for await (const _ of chunks());
    for (let part = await nextPart(); part; part = await nextPart()) {
      const { field, fileName } = part
      // The input of a file without a file has an empty name.
      if (fileName) {
        remaining = bytes.streamUntil(delimiter)
        return { field, name: fileName, chunks }
      }
      const value = await bytes.readUntil(delimiter, maxFieldBytes)
      fieldBytes += value.length
      if (fieldBytes > maxFieldBytes) throw new BodyFault('too-large')
      if (fileName === null) fields.push([field, value])
    }
    // What follows the last part would end the connection of the next request.
    await bytes.discard()
    return null
  }

  return { fields, nextFile, discard: bytes.discard }
}

function boundaryIn(contentType: string): string {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? crypto.randomUUID()
}

interface PartName {
  field: string
  /** Null for a text. */
  fileName: string | null
}

/** Returns the names in the headers of a part, as browsers write them. */
function partNameIn(headers: string): PartName {
  const [, disposition] = /^content-disposition:\s*form-data(.*)$/im.exec(headers) ?? []
  const field = parameterIn(disposition, nameParameter)
  if (field === null) throw new BodyFault('broken')
  return { field, fileName: parameterIn(disposition, fileNameParameter) }
}

const encodedInNames: Record<string, string> = { '%22': '"', '%0A': '\n', '%0D': '\r' }

const nameParameter = /;\s*name=(?:"([^"]*)"|([^;\s]*))/i
const fileNameParameter = /;\s*filename=(?:"([^"]*)"|([^;\s]*))/i

/** Returns a parameter without what browsers encode in it (HTML, multipart form data). */
function parameterIn(disposition: string | undefined, pattern: RegExp): string | null {
  const [, quoted, bare] = pattern.exec(disposition ?? '') ?? []
  const value = quoted ?? bare
  if (value === undefined) return null
  return value.replace(/%(?:22|0A|0D)/gi, (code) => encodedInNames[code.toUpperCase()] ?? code)
}
