import { bytesToBase64Url, bytesToHex, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'
import { isSigned, sign } from './signature.ts'

/** `bytes` random bytes (256 bits unless told) as URL-safe base64. */
export function randomToken(bytes = 32): string {
  return bytesToBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** `bytes` random bytes as lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** SHA-256 of a random token, as it is stored: who reads the store cannot use what it finds. */
export async function hashToken(token: string): Promise<string> {
  return bytesToBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(token))))
}

const randomLength = 43

/** 256 random bits and their signature: a forged one is told apart without asking a store. */
export async function createSignedToken(key: PurposeKey): Promise<string> {
  const random = randomToken()
  return random + (await sign(key, random))
}

/** Whether a token was made with this key; says nothing of whether it still opens anything. */
export async function isSignedToken(key: PurposeKey, token: string): Promise<boolean> {
  return isSigned([key], token.slice(0, randomLength), token.slice(randomLength))
}
