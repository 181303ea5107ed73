import { bytesToBase64Url, bytesToHex, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'
import { isSigned, sign } from './signature.ts'

/** Returns `bytes` random bytes (256 bits by default) as URL-safe base64. */
export function randomToken(bytes = 32): string {
  return bytesToBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Returns `bytes` random bytes as lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Returns the SHA-256 of a token for storage, so that a leaked store opens nothing. */
export async function hashToken(token: string): Promise<string> {
  return bytesToBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(token))))
}

const randomLength = 43

/** Returns 256 random bits and a signature, which is checked before any store is read. */
export async function createSignedToken(key: PurposeKey): Promise<string> {
  const random = randomToken()
  return random + (await sign(key, random))
}

/** True if the token was signed with this key; it may still be expired or revoked. */
export async function isSignedToken(key: PurposeKey, token: string): Promise<boolean> {
  return isSigned([key], token.slice(0, randomLength), token.slice(randomLength))
}
