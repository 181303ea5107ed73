import { bytesToBase64Url } from './bytes.ts'

/** `bytes` random bytes (256 bits unless told) as URL-safe base64. */
export function randomToken(bytes = 32): string {
  return bytesToBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** `bytes` random bytes as lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
