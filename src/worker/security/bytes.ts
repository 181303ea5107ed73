const encoder = new TextEncoder()
const noBytes = new Uint8Array()

/** Returns the UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  // Most slots of a page are empty, and the platform takes long to say so.
  return text === '' ? noBytes : (encoder.encode(text) as Uint8Array<ArrayBuffer>)
}

/** Returns the bytes of standard or URL-safe base64; null if it is malformed. */
export function base64ToBytes(encoded: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** Returns padded standard base64 (RFC 4648 §4). */
export function bytesToBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

const urlSafe = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Returns URL-safe base64 without padding (RFC 4648 §5). */
export function bytesToBase64Url(bytes: Uint8Array): string {
  // Every page has four of them: `btoa` and a replacement took four times as long.
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]]
    const three = (first << 16) | ((second ?? 0) << 8) | (third ?? 0)
    text += urlSafe.charAt(three >> 18) + urlSafe.charAt((three >> 12) & 63)
    if (second !== undefined) text += urlSafe.charAt((three >> 6) & 63)
    if (third !== undefined) text += urlSafe.charAt(three & 63)
  }
  return text
}

/** Returns lower-case hexadecimal. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns one array with the bytes of all pieces. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Returns the SHA-256 of bytes in hexadecimal. */
export async function sha256Of(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Returns compressed bytes, or what was compressed; rejects if it is damaged. */
export async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform as TransformStream)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
