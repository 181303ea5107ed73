import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoCBOR,
} from '@simplewebauthn/server/helpers'
import type { NewCredential, UsedCredential } from '#shared/account/passkeys/schema.ts'
import type { PasskeyRow, UserRow } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { base64ToBytes, bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

// Import this module dynamically, so that the Worker does not load its library at startup. The
// build removes the library's attestation checks (tools/vite/without-attestation.ts).

type KeyDescriptor = Pick<PasskeyRow, 'credentialId' | 'transports'>

export type NewKey = KeyDescriptor & Pick<PasskeyRow, 'publicKey' | 'counter' | 'backedUp'>

export type KeyUse = Pick<PasskeyRow, 'counter' | 'backedUp'>

interface Answer<Credential> {
  credential: Credential
  challenge: string
}

const timeoutMs = 300_000

/**
 * Returns the options for creating a discoverable passkey on a device that has none of the
 * `existing` ones. For an automatic one the browser need not verify the user; each use does.
 */
export function creationOptions(
  { appName, appUrl }: Settings,
  { id, name, email }: UserRow,
  { existing, isAutomatic = false }: { existing: readonly KeyDescriptor[]; isAutomatic?: boolean },
) {
  return generateRegistrationOptions({
    rpName: appName,
    rpID: appUrl.hostname,
    userID: utf8(id),
    userName: email,
    userDisplayName: name,
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptor),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: isAutomatic ? 'preferred' : 'required',
    },
  })
}

/** Returns the options for using one of these passkeys, or any if there are none. */
export function requestOptions({ appUrl }: Settings, allowed: readonly KeyDescriptor[] = []) {
  return generateAuthenticationOptions({
    rpID: appUrl.hostname,
    timeout: timeoutMs,
    allowCredentials: allowed.map(descriptor),
    userVerification: 'required',
  })
}

function descriptor({ credentialId, transports }: KeyDescriptor) {
  return { id: credentialId, transports: JSON.parse(transports) }
}

/**
 * Returns the new passkey; null if the answer is not valid in every respect. An automatic one needs
 * no user presence or verification (WebAuthn section 7.1, steps 15 and 16).
 */
export function verifyNewKey(
  settings: Settings,
  { credential, challenge }: Answer<NewCredential>,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<NewKey | null> {
  return unlessMalformed(async () => {
    const { clientDataJSON, transports } = credential.response
    const attestationObject = withoutStatement(credential.response.attestationObject)
    if (isFramed(clientDataJSON)) return null
    const result = await verifyRegistrationResponse({
      ...expectations(settings, challenge),
      ...(isAutomatic && { requireUserPresence: false, requireUserVerification: false }),
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
    })
    if (!result.verified) return null
    const { credential: key, credentialBackedUp } = result.registrationInfo
    if (key.id !== credential.id) return null
    return {
      credentialId: key.id,
      publicKey: bytesToBase64Url(key.publicKey),
      counter: key.counter,
      transports: JSON.stringify(transports),
      backedUp: credentialBackedUp,
    }
  })
}

/**
 * Removes the attestation statement, which we do not request but some authenticators send.
 * Verifying it would mean parsing a stranger's certificates and fetching the revocation lists they
 * name.
 */
function withoutStatement(attestationObject: string): string {
  const bytes = decode(attestationObject)
  const authData = decodeAttestationObject(bytes).get('authData')
  const unattested = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return bytesToBase64Url(isoCBOR.encode(unattested as never))
}

type StoredKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>

/** Returns the new counter and backup state; null if the answer is not valid in every respect. */
export function verifyKeyUse(
  settings: Settings,
  { credential, challenge }: Answer<UsedCredential>,
  { credentialId, publicKey, counter }: StoredKey,
): Promise<KeyUse | null> {
  return unlessMalformed(async () => {
    const { clientDataJSON, authenticatorData, signature } = credential.response
    if (isFramed(clientDataJSON)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectations(settings, challenge),
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id: credentialId, publicKey: decode(publicKey), counter },
    })
    if (!verified) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: newCounter, backedUp: credentialBackedUp }
  })
}

function expectations({ appUrl }: Settings, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: appUrl.origin,
    expectedRPID: appUrl.hostname,
    requireUserVerification: true,
  }
}

/** True if our page was in another site's frame; the library accepts some of these. */
function isFramed(clientDataJSON: string): boolean {
  return Boolean(decodeClientDataJSON(clientDataJSON).crossOrigin)
}

function decode(encoded: string): Uint8Array<ArrayBuffer> {
  const bytes = base64ToBytes(encoded)
  if (!bytes) throw new Error('Expected base64url')
  return bytes
}

/** Returns null if the library throws, which it does for everything it does not accept. */
async function unlessMalformed<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
