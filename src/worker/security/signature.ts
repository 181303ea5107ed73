import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'

const importedKeys = new WeakMap<PurposeKey, Promise<CryptoKey>>()

function hmacKey(key: PurposeKey): Promise<CryptoKey> {
  let promise = importedKeys.get(key)
  if (!promise) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    promise = crypto.subtle.importKey('raw', key.bytes, algorithm, false, ['sign', 'verify'])
    importedKeys.set(key, promise)
  }
  return promise
}

/** Returns the HMAC-SHA-256 of bytes (RFC 2104). */
export async function hmac(
  key: PurposeKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(key), bytes))
}

/** Returns the HMAC-SHA-256 of a text as URL-safe base64. */
export async function sign(key: PurposeKey, text: string): Promise<string> {
  return bytesToBase64Url(await hmac(key, utf8(text)))
}

/** True if one of the keys signed this text; compares in constant time. */
export async function isSigned(
  keys: readonly PurposeKey[],
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = base64ToBytes(signature)
  // Several base64 texts decode to the same bytes; only the canonical one is accepted.
  if (!bytes || bytesToBase64Url(bytes) !== signature) return false
  for (const key of keys) {
    if (await crypto.subtle.verify('HMAC', await hmacKey(key), bytes, utf8(text))) return true
  }
  return false
}
