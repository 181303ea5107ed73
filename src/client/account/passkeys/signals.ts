import type { PasskeySignals } from '#shared/account/settings/props.ts'
import { routes } from '#shared/routes.ts'

let newest = 0
let pending: Promise<unknown> = Promise.resolve()

/**
 * Tells the browser which passkeys the account has and what it is called, so that password managers
 * drop and rename theirs. It is asked of the server each time: a list that is old would drop a passkey
 * that is good. Never rejects: nobody asked for it.
 */
export async function signalPasskeys(): Promise<void> {
  const api = window.PublicKeyCredential
  if (!api?.signalAllAcceptedCredentials || !api.signalCurrentUserDetails) return
  newest += 1
  const own = newest
  try {
    await pending
    const signals = await fetchSignals()
    // Another passkey is being made meanwhile, or this was asked for anew.
    if (!signals || own !== newest) return
    const { rpId, userId, allAcceptedCredentialIds, name, displayName } = signals
    await Promise.allSettled([
      api.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }),
      api.signalCurrentUserDetails({ rpId, userId, name, displayName }),
    ])
  } catch {
    // What the browser was not told now it is told with the next change.
  }
}

/** Keeps signals back while a passkey is made that the server does not know yet. */
export function holdSignals(making: Promise<unknown> = Promise.resolve()): void {
  newest += 1
  pending = making.catch(() => {})
}

async function fetchSignals(): Promise<PasskeySignals | null> {
  const headers = { Accept: 'application/json' }
  const response = await fetch(routes.passkeySignals.href(), { headers })
  return response.ok && !response.redirected ? response.json() : null
}
