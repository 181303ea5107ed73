import type { PasskeySignals } from '#shared/account/settings/props.ts'
import { routes } from '#shared/routes.ts'

let latestRequest = 0
let pending: Promise<unknown> = Promise.resolve()

/**
 * Tells the browser the account's passkeys and name, so that password managers update theirs.
 * Fetches them each time: an old list would delete a valid passkey. Never rejects.
 */
export async function signalPasskeys(): Promise<void> {
  const api = window.PublicKeyCredential
  if (!api?.signalAllAcceptedCredentials || !api.signalCurrentUserDetails) return
  latestRequest += 1
  const request = latestRequest
  try {
    await pending
    const signals = await fetchSignals()
    // A passkey is being created, or a newer call is under way.
    if (!signals || request !== latestRequest) return
    const { rpId, userId, allAcceptedCredentialIds, name, displayName } = signals
    await Promise.allSettled([
      api.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }),
      api.signalCurrentUserDetails({ rpId, userId, name, displayName }),
    ])
  } catch {
    // The next call makes up for it.
  }
}

/** Delays signals while a passkey is created that the server does not know yet. */
export function pauseSignals(making: Promise<unknown> = Promise.resolve()): void {
  latestRequest += 1
  pending = making.catch(() => {})
}

async function fetchSignals(): Promise<PasskeySignals | null> {
  const headers = { Accept: 'application/json' }
  const response = await fetch(routes.passkeySignals.href(), { headers })
  return response.ok && !response.redirected ? response.json() : null
}
