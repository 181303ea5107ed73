import type { PurposeKey } from '../security/keyring.ts'
import { seal, unseal } from '../security/sealed.ts'
import { hashToken, randomToken } from '../security/tokens.ts'

type Keys = readonly [PurposeKey, ...PurposeKey[]]

/** A token for somebody's unsubscribe links: sealed to be mailed again, hashed to be looked up. */
export async function createToken([key]: Keys) {
  const token = randomToken()
  const unsubscribeSealed = await seal(key, token)
  return { token, stored: { unsubscribeSealed, unsubscribeHash: await hashToken(token) } }
}

/**
 * Returns the token for a link and the value to store, if it changed: a token that can no longer
 * be decrypted is replaced.
 */
export async function getToken(keys: Keys, sealed: string) {
  const token = await unseal(keys, sealed)
  if (typeof token === 'string') return { token, changes: null }
  const fresh = await createToken(keys)
  return { token: fresh.token, changes: fresh.stored }
}

/** The headers by which mail programs unsubscribe somebody at one click (RFC 8058). */
export function oneClickHeaders(href: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
