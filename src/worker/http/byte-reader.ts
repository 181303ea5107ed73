import { joinBytes, utf8 } from '../security/bytes.ts'
import { openPieces } from './body-pieces.ts'

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
  const pieces = openPieces(body)
  // The first delimiter stands at the beginning of the body, without a line before it.
  let buffer: Uint8Array = lineEnd
  let size = 0

  async function fill(): Promise<void> {
    const piece = await pieces.next().catch(() => {
      // The line broke: nobody is there for an answer, and nothing here failed.
      throw new BodyFault('broken')
    })
    if (!piece) throw new BodyFault('broken')
    size += piece.byteLength
    if (size > maxBytes) throw new BodyFault('too-large')
    buffer = joinBytes([buffer, piece])
  }

  /** Returns the next bytes as text. */
  async function take(count: number): Promise<string> {
    while (buffer.byteLength < count) await fill()
    const text = new TextDecoder().decode(buffer.subarray(0, count))
    buffer = buffer.subarray(count)
    return text
  }

  /** Returns the text before a mark and goes past it; throws BodyFault if it has more bytes than the limit. */
  async function readUntil(mark: Uint8Array, limit: number): Promise<string> {
    const read: Uint8Array[] = []
    let length = 0
    for await (const piece of streamUntil(mark)) {
      length += piece.byteLength
      if (length > limit) throw new BodyFault('too-large')
      read.push(piece)
    }
    return new TextDecoder().decode(joinBytes(read))
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
        const piece = await pieces.next()
        if (!piece) return
        size += piece.byteLength
      }
      await pieces.cancel()
    } catch {
      // The sender is gone.
    }
  }

  return { take, readUntil, streamUntil, discard }
}

/**
 * Returns the place of a mark, -1 without one. A call at each first byte of the mark would make bytes that
 * are all such take five times as long as others.
 */
function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const last = bytes.byteLength - mark.byteLength
  for (let at = 0; at <= last; at++) {
    let same = 0
    while (same < mark.byteLength && bytes[at + same] === mark[same]) same++
    if (same === mark.byteLength) return at
  }
  return -1
}
