const pieceBytes = 32 * 1024

/**
 * Opens a body that is read in pieces of 32 KiB, of which the last may be shorter; null follows it. Read as
 * it arrives, a body sent in chunks of one byte costs forty microseconds a byte.
 */
export function openPieces(body: ReadableStream<Uint8Array>) {
  const reader = byteReaderOf(body)
  return {
    async next(): Promise<Uint8Array<ArrayBuffer> | null> {
      const room = new Uint8Array(pieceBytes)
      const { value } = await reader.readAtLeast(pieceBytes, room)
      return value && value.byteLength > 0 ? value : null
    },
    cancel: () => reader.cancel(),
  }
}

/** The platform reads at least so many bytes of its own streams alone, not of those that a script feeds. */
function byteReaderOf(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    return body.pipeThrough(new IdentityTransformStream()).getReader({ mode: 'byob' })
  }
}
