import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { routes } from '#shared/routes.ts'
import { fetchOptions, postJson } from './ceremony.ts'
import { holdSignals } from './signals.ts'

/**
 * Has the browser make a passkey by itself, which it does when its password manager has just filled in
 * the password (conditional create). Rejects when none was made, of which nobody is told.
 */
export function makePasskeyAutomatically(): Promise<void> {
  const making = make()
  holdSignals(making)
  return making
}

async function make(): Promise<void> {
  const href = routes.automaticPasskeyOptions.href()
  const options = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>(href)
  const credential = await startRegistration({ optionsJSON: options, useAutoRegister: true })
  const { status } = await postJson(routes.automaticPasskey.href(), { credential })
  // One that was refused would be offered at each sign-in, and open nothing.
  if (status < 400 || status >= 500) return
  const { id: rpId = location.hostname } = options.rp
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId: credential.id })
}
