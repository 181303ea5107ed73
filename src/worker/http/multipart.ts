import { joinBytes, utf8 } from '../security/bytes.ts'
import type { FilePart, MultipartReader, UnreadFiles } from './unread-files.ts'

interface Limits {
  /** Of the whole body, in bytes. */
  maxBytes: number
  /** Of all text fields together, in bytes. */
  maxFieldBytes: number
  /** Fields and files. */
  maxParts: number
}

/** Thrown while a body is read: it is longer than allowed, or it is malformed or ends too early. */
export class BodyFault extends Error {
  readonly fault: 'too-large' | 'broken'
  constructor(fault: 'too-large' | 'broken') {
    super(fault)
    this.fault = fault
  }
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
    return { fields: rest.fields, files: first && { first, rest } }
  } catch (error) {
    await rest.discard()
    const isTooLarge = error instanceof BodyFault && error.fault === 'too-large'
    return { fields: isTooLarge ? null : [], files: null }
  }
}

const lineEnd = utf8('\r\n')
const headersEnd = utf8('\r\n\r\n')
const maxHeaderBytes = 16 * 1024

/**
 * Opens a multipart body (RFC 7578) without reading it. Libraries hold a file in memory until it is
 * there completely, or do not read names that are not ASCII.
 */
function openMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { maxBytes, maxFieldBytes, maxParts }: Limits,
): MultipartReader {
  const bytes = createByteReader(body, maxBytes)
  const delimiter = utf8(`\r\n--${boundaryIn(contentType)}`)
  const fields: [name: string, value: string][] = []
  let fieldBytes = 0
  let parts = 0
  let isInFile = false

  /** Reads the headers of the next part; null after the last one. */
  async function nextPart(): Promise<PartName | null> {
    const after = await bytes.take(2)
    if (after === '--') return null
    parts += 1
    if (parts > maxParts) throw new BodyFault('too-large')
    if (after !== '\r\n') throw new BodyFault('broken')
    return partNameIn(await bytes.readUntil(headersEnd, maxHeaderBytes))
  }

  async function* chunks(): AsyncGenerator<Uint8Array> {
    if (!isInFile) return
    yield* bytes.streamUntil(delimiter)
    isInFile = false
  }

  async function nextFile(): Promise<FilePart | null> {
    if (parts === 0) for await (const _ of bytes.streamUntil(delimiter));
    for await (const _ of chunks());
    for (let part = await nextPart(); part; part = await nextPart()) {
      const { field, fileName } = part
      // The input of a file without a file has an empty name.
      if (fileName) {
        isInFile = true
        return { field, name: fileName, chunks }
      }
      const value = await bytes.readUntil(delimiter, maxFieldBytes)
      fieldBytes += value.length
      if (fieldBytes > maxFieldBytes) throw new BodyFault('too-large')
      if (fileName === null) fields.push([field, value])
    }
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

/** Reads a stream as far as it is asked to; throws BodyFault past `maxBytes` or if it ends too early. */
function createByteReader(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader()
  // The first delimiter stands at the beginning of the body, without a line before it.
  let buffer: Uint8Array = lineEnd
  let size = 0

  async function fill(): Promise<void> {
    const { done, value } = await reader.read()
    if (done) throw new BodyFault('broken')
    size += value.byteLength
    if (size > maxBytes) throw new BodyFault('too-large')
    buffer = joinBytes([buffer, value])
  }

  /** Returns the next bytes as text. */
  async function take(count: number): Promise<string> {
    while (buffer.byteLength < count) await fill()
    const text = new TextDecoder().decode(buffer.subarray(0, count))
    buffer = buffer.subarray(count)
    return text
  }

  /** Returns the text before a mark and goes past it. */
  async function readUntil(mark: Uint8Array, limit: number): Promise<string> {
    const pieces: Uint8Array[] = []
    let length = 0
    for await (const piece of streamUntil(mark)) {
      length += piece.byteLength
      if (length > limit) throw new BodyFault('too-large')
      pieces.push(piece)
    }
    return new TextDecoder().decode(joinBytes(pieces))
  }

  /** Gives the bytes before a mark, as they come, and goes past it. */
  async function* streamUntil(mark: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(buffer, mark)
      // The mark may have begun.
      const end = at >= 0 ? at : Math.max(0, buffer.byteLength - mark.byteLength + 1)
      const piece = buffer.subarray(0, end)
      buffer = buffer.subarray(at >= 0 ? at + mark.byteLength : end)
      if (piece.byteLength > 0) yield piece
      if (at >= 0) return
      await fill()
    }
  }

  async function discard(): Promise<void> {
    try {
      for (buffer = lineEnd; size <= maxBytes; ) {
        const { done, value } = await reader.read()
        if (done) return
        size += value.byteLength
      }
      await reader.cancel()
    } catch {
      // The sender is gone.
    }
  }

  return { take, readUntil, streamUntil, discard }
}

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.byteLength > bytes.byteLength) return -1
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}
