import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { routes } from '#shared/routes.ts'
import { fetchOptions, postJson } from './ceremony.ts'
import { pauseSignals } from './signals.ts'

/** Lets the browser create a passkey if its password manager has just filled in the password. */
export function createPasskeyAutomatically(): Promise<void> {
  const making = make()
  pauseSignals(making)
  return making
}

async function make(): Promise<void> {
  const href = routes.automaticPasskeyOptions.href()
  const options = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>(href)
  const credential = await startRegistration({ optionsJSON: options, useAutoRegister: true })
  const { status } = await postJson(routes.automaticPasskey.href(), { credential })
  // The browser would otherwise offer the refused passkey at each sign-in.
  if (status < 400 || status >= 500) return
  const { id: rpId = location.hostname } = options.rp
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId: credential.id })
}
