import { bytesToBase64Url, utf8 } from './bytes.ts'

/** SHA-256 of a random token, as it is stored: who reads the store cannot use what it finds. */
export async function hashToken(token: string): Promise<string> {
  return bytesToBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(token))))
}
