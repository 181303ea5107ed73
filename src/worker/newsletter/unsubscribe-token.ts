import type { Settings } from '../env.ts'
import { hashToken } from '../security/hash-token.ts'
import { randomToken } from '../security/random-token.ts'
import { seal, unseal } from '../security/sealed.ts'

/** A token for an address's unsubscribe links: the same in every letter, so all of them work. */
export async function createUnsubscribeToken(settings: Settings) {
  const token = randomToken()
  const [key] = settings.keyring('newsletter')
  return { unsubscribeSealed: await seal(key, token), unsubscribeHash: await hashToken(token) }
}

/** The token as it stands in a link. */
export async function openUnsubscribeToken(settings: Settings, sealed: string): Promise<string> {
  const token = await unseal(settings.keyring('newsletter'), sealed)
  if (typeof token !== 'string') throw new Error('Expected an unsubscribe token that opens')
  return token
}
