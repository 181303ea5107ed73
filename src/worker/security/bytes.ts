const encoder = new TextEncoder()

/** Returns the UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text) as Uint8Array<ArrayBuffer>
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

const urlSafe: Record<string, string> = { '+': '-', '/': '_' }

/** Returns URL-safe base64 without padding (RFC 4648 §5). */
export function bytesToBase64Url(bytes: Uint8Array): string {
  return bytesToBase64(bytes).replace(/[+/=]/g, (character) => urlSafe[character] ?? '')
}

/** Returns lower-case hexadecimal. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
