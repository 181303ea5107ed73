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

// Import this module only when it is needed: no start of the Worker should read its library, of which
// the build leaves out what verifies attestations (tools/vite/without-attestation.ts).

/** A key as browsers are told of it. */
type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>

/** What is stored of a new key. */
export type NewKey = Known & Pick<PasskeyRow, 'publicKey' | 'counter' | 'backedUp'>

/** What the use of a key tells. */
export type KeyUse = Pick<PasskeyRow, 'counter' | 'backedUp'>

interface Answer<Credential> {
  credential: Credential
  challenge: string
}

const timeoutMs = 300_000

/**
 * Asks a browser for a new key by which it finds the account alone, on none of those devices. One that
 * it makes by itself it makes without asking its owner for anything; each use of it asks.
 */
export function creationOptions(
  { appName, appUrl }: Settings,
  { id, name, email }: UserRow,
  { existing, isAutomatic = false }: { existing: readonly Known[]; isAutomatic?: boolean },
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

/** Asks a browser for one of these keys; without any, for whichever its owner has there. */
export function requestOptions({ appUrl }: Settings, allowed: readonly Known[] = []) {
  return generateAuthenticationOptions({
    rpID: appUrl.hostname,
    timeout: timeoutMs,
    allowCredentials: allowed.map(descriptor),
    userVerification: 'required',
  })
}

function descriptor({ credentialId, transports }: Known) {
  return { id: credentialId, transports: JSON.parse(transports) }
}

/**
 * The key that an authenticator has made; null when the answer is not in all what was asked for. Of
 * one that a browser made by itself nobody need have been there (WebAuthn section 7.1, steps 15, 16).
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
    const found = await verifyRegistrationResponse({
      ...expected(settings, challenge),
      ...(isAutomatic && { requireUserPresence: false, requireUserVerification: false }),
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
    })
    if (!found.verified) return null
    const { credential: key, credentialBackedUp } = found.registrationInfo
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
 * The same without the statement of who made the authenticator: none is asked for, and some send one
 * all the same. To verify it would mean to parse a stranger's certificates, and to ask the addresses
 * in them for revocations.
 */
function withoutStatement(attestationObject: string): string {
  const bytes = decoded(attestationObject)
  const authData = decodeAttestationObject(bytes).get('authData')
  const unattested = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return bytesToBase64Url(isoCBOR.encode(unattested as never))
}

/** A key as it was stored. */
type StoredKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>

/** What an authenticator says by the use of this key; null when it is not what was asked for. */
export function verifyKeyUse(
  settings: Settings,
  { credential, challenge }: Answer<UsedCredential>,
  { credentialId, publicKey, counter }: StoredKey,
): Promise<KeyUse | null> {
  return unlessMalformed(async () => {
    const { clientDataJSON, authenticatorData, signature } = credential.response
    if (isFramed(clientDataJSON)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(settings, challenge),
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id: credentialId, publicKey: decoded(publicKey), counter },
    })
    if (!verified) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: newCounter, backedUp: credentialBackedUp }
  })
}

function expected({ appUrl }: Settings, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: appUrl.origin,
    expectedRPID: appUrl.hostname,
    requireUserVerification: true,
  }
}

/** Whether another site has shown ours in a frame; the library lets some of that pass. */
function isFramed(clientDataJSON: string): boolean {
  return Boolean(decodeClientDataJSON(clientDataJSON).crossOrigin)
}

function decoded(encoded: string): Uint8Array<ArrayBuffer> {
  const bytes = base64ToBytes(encoded)
  if (!bytes) throw new Error('Expected base64url')
  return bytes
}

/** The library throws at all that it does not accept; nothing else is done in here. */
async function unlessMalformed<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
