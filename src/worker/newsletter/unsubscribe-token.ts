import type { Settings } from '../env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { hashToken, randomToken } from '../security/tokens.ts'

/** A token for an address's unsubscribe links: the same in every letter, so all of them work. */
export async function createUnsubscribeToken(settings: Settings) {
  const token = randomToken()
  const [key] = settings.keyring('newsletter')
  const unsubscribeSealed = await seal(key, token)
  return { token, stored: { unsubscribeSealed, unsubscribeHash: await hashToken(token) } }
}

/**
 * The token of a subscriber as it stands in a link, and what has to be written for it, if anything:
 * a new one takes the place of a token that no key opens any more.
 */
export async function getUnsubscribeToken(settings: Settings, sealed: string) {
  const token = await unseal(settings.keyring('newsletter'), sealed)
  if (typeof token === 'string') return { token, changes: null }
  const fresh = await createUnsubscribeToken(settings)
  return { token: fresh.token, changes: fresh.stored }
}
