import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'

const imported = new WeakMap<PurposeKey, Promise<CryptoKey>>()

function hmacKey(key: PurposeKey): Promise<CryptoKey> {
  let promise = imported.get(key)
  if (!promise) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    promise = crypto.subtle.importKey('raw', key.bytes, algorithm, false, ['sign', 'verify'])
    imported.set(key, promise)
  }
  return promise
}

/** HMAC-SHA-256 of bytes (RFC 2104). */
export async function hmac(
  key: PurposeKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(key), bytes))
}

/** HMAC-SHA-256 of a text as URL-safe base64. */
export async function sign(key: PurposeKey, text: string): Promise<string> {
  return bytesToBase64Url(await hmac(key, utf8(text)))
}

/** Whether the signature was made over this text by one of the keys, in constant time. */
export async function isSigned(
  keys: readonly PurposeKey[],
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = base64ToBytes(signature)
  // Several texts decode to the same bytes: only the one that was given out is taken.
  if (!bytes || bytesToBase64Url(bytes) !== signature) return false
  for (const key of keys) {
    if (await crypto.subtle.verify('HMAC', await hmacKey(key), bytes, utf8(text))) return true
  }
  return false
}
