import { joinBytes, utf8 } from '../security/bytes.ts'

/** Thrown while a body is read: it is longer than allowed, or it is malformed or ends too early. */
export class BodyFault extends Error {
  readonly fault: 'too-large' | 'broken'
  constructor(fault: 'too-large' | 'broken') {
    super(fault)
    this.fault = fault
  }
}

const lineEnd = utf8('\r\n')

/** Reads a stream as far as it is asked to; throws BodyFault past `maxBytes` or if it ends too early. */
export function createByteReader(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader()
  // The first delimiter stands at the beginning of the body, without a line before it.
  let buffer: Uint8Array = lineEnd
  let size = 0

  async function fill(): Promise<void> {
    const { done, value } = await reader.read().catch(() => {
      // The line broke: nobody is there for an answer, and nothing here failed.
      throw new BodyFault('broken')
    })
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
      for (buffer = lineEnd; size <= 2 * maxBytes; ) {
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
