import PostalMime from 'postal-mime'
import { mailIn } from '#shared/desk/constants.ts'

interface MailReader {
  /** Gets the headers of the email before anything else of it; false to read no further. */
  begin(headers: Uint8Array<ArrayBuffer>): Promise<boolean>
  /** Takes the bytes of an attachment while the email is read; all of them, or only some. */
  take(name: string, chunks: () => AsyncIterable<Uint8Array>): Promise<void>
}

/** Thrown for an email of which too much would have to be in memory, or that is too large. */
class MailTooLarge extends Error {}

/** Thrown for an email that is read no further than its headers. */
class MailRefused extends Error {}

type Separated =
  | { outcome: 'separated'; bytes: Uint8Array<ArrayBuffer> }
  | { outcome: 'too-large' | 'full' }

const [newline, dash] = [0x0a, 0x2d]
const maxLineBytes = 16 * 1024
const toText = new TextDecoder('latin1')

/** Separates the attachments of an email; `full` if its headers are refused. */
export async function separateAttachments(
  raw: ReadableStream<Uint8Array>,
  reader: MailReader,
): Promise<Separated> {
  try {
    return { outcome: 'separated', bytes: await separate(raw, reader) }
  } catch (error) {
    if (error instanceof MailTooLarge) return { outcome: 'too-large' }
    if (error instanceof MailRefused) return { outcome: 'full' }
    throw error
  }
}

/**
 * Reads an email as a stream and returns it without the content of its base64 attachments, each of
 * which goes to `take` as it comes: an email of 25 MiB would not fit into memory several times over.
 */
async function separate(
  raw: ReadableStream<Uint8Array>,
  { begin, take }: MailReader,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = createLineReader(raw)
  const boundaries: string[] = []
  const rest = new Uint8Array(mailIn.maxBytes)
  let [size, headerBytes, dashedLines] = [0, 0, 0]
  let headers: string | null = ''
  let isBegun = false

  for (let line = await lines.next(); line; line = lines.buffered() ?? (await lines.next())) {
    if (size + line.byteLength > rest.byteLength) throw new MailTooLarge()
    rest.set(line, size)
    size += line.byteLength
    const isDashed = line[0] === dash && line[1] === dash
    if (headers === null && !isDashed) continue
    if (isDashed) dashedLines += 1
    if (headers !== null) headerBytes += line.byteLength
    // Nobody reads the email then: each of these lines and headers costs more than its bytes.
    if (dashedLines > mailIn.maxDashedLines || headerBytes > mailIn.maxHeaderBytes) continue
    const text = toText.decode(line)
    if (isDashed && boundaries.some((one) => text.startsWith(one))) headers = ''
    else if (headers !== null && text.trim() !== '') headers += text
    else if (headers !== null) {
      if (!isBegun && !(await begin(rest.slice(0, size)))) throw new MailRefused()
      isBegun = true
      const boundary = boundaryIn(headers)
      if (boundary) boundaries.push(`--${boundary}`)
      const name = boundaries.length > 0 ? await attachmentName(headers) : null
      headers = null
      if (name !== null) await takeAll(lines, name, take)
    }
  }
  return rest.slice(0, size)
}

async function takeAll(lines: LineReader, name: string, take: MailReader['take']): Promise<void> {
  const content = base64Content(lines)
  await take(name, () => content)
  for await (const _ of content);
}

/** Decodes base64 up to a dash, with which the next boundary begins, and which base64 does not have. */
async function* base64Content(lines: LineReader): AsyncGenerator<Uint8Array> {
  let pending = ''
  for (let bytes = await lines.until(dash); bytes; bytes = await lines.until(dash)) {
    pending += toText.decode(bytes).replace(/[^A-Za-z0-9+/]+/g, '')
    const whole = pending.length - (pending.length % 4)
    if (whole > 0) yield decoded(pending.slice(0, whole))
    pending = pending.slice(whole)
  }
  if (pending !== '') yield decoded(pending)
}

function boundaryIn(headers: string): string | null {
  const type =
    /^content-type:\s*multipart\/[^;\s]*\s*;(?:[^\n]|\n[ \t])*/im.exec(headers)?.[0] ?? ''
  const [, quoted, bare] = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? []
  return quoted ?? bare ?? null
}

/** Returns the name of a part that is a base64 attachment; null for any other part. */
async function attachmentName(headers: string): Promise<string | null> {
  if (!/^content-transfer-encoding:\s*base64/im.test(headers)) return null
  const isFile = /^content-disposition:\s*attachment/im.test(headers)
  const isText = /^content-type:\s*(text|message|multipart)\//im.test(headers)
  if (!isFile && isText) return null
  const part = await PostalMime.parse(`${headers}\r\n`, { maxHeadersSize: mailIn.maxHeaderBytes })
  return part.attachments[0]?.filename ?? 'unnamed'
}

function decoded(base64: string): Uint8Array {
  const characters = atob(base64.slice(0, base64.length - (base64.length % 4 === 1 ? 1 : 0)))
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}

type LineReader = ReturnType<typeof createLineReader>

/** Reads a stream line by line; a very long line comes in several pieces. */
function createLineReader(raw: ReadableStream<Uint8Array>) {
  const reader = raw.getReader()
  let buffer = new Uint8Array()
  let from = 0
  let size = 0

  /** Reads on; false at the end. */
  async function fill(): Promise<boolean> {
    const { done, value } = await reader.read()
    if (done) return false
    size += value.byteLength
    if (size > mailIn.maxRawBytes) throw new MailTooLarge()
    const remaining = buffer.subarray(from)
    const joined = new Uint8Array(remaining.byteLength + value.byteLength)
    joined.set(remaining)
    joined.set(value, remaining.byteLength)
    buffer = joined
    from = 0
    return true
  }

  function takeTo(end: number): Uint8Array {
    const bytes = buffer.subarray(from, end)
    from = end
    return bytes
  }

  /** Returns the next line with its end, if it has been read; most have. */
  function buffered(): Uint8Array | null {
    const at = buffer.indexOf(newline, from)
    if (at >= 0) return takeTo(at + 1)
    return buffer.byteLength - from > maxLineBytes ? takeTo(buffer.byteLength) : null
  }

  /** Returns the next line with its end; null after the last one. */
  async function next(): Promise<Uint8Array | null> {
    for (let line = buffered(); ; line = buffered()) {
      if (line) return line
      if (await fill()) continue
      return from < buffer.byteLength ? takeTo(buffer.byteLength) : null
    }
  }

  /** Returns the bytes before a mark as they come; null at the mark, or at the end. */
  async function until(mark: number): Promise<Uint8Array | null> {
    if (from === buffer.byteLength && !(await fill())) return null
    const at = buffer.indexOf(mark, from)
    if (at === from) return null
    return takeTo(at > 0 ? at : buffer.byteLength)
  }

  return { buffered, next, until }
}
