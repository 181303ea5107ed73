/** A browser that is signed in, as its owner may recognise it. */
export interface SessionSummary {
  id: string
  /** Browser and system in words: `Firefox on Linux`. */
  device: string
  /** Two letters (ISO 3166-1), null when unknown. */
  country: string | null
  /** As the platform names it, null when unknown. */
  city: string | null
  /** ISO 8601, UTC. */
  signedInAt: string
  lastSeenAt: string
  /** Whether it is the browser that asks. */
  current: boolean
}

/**
 * What a browser is told so that it drops passkeys that are gone and names the others rightly: the
 * arguments of `signalAllAcceptedCredentials` and `signalCurrentUserDetails` (WebAuthn section
 * 5.1.10). The name is the address, as password managers list it.
 */
export interface PasskeySignals {
  rpId: string
  /** The user handle, as base64url. */
  userId: string
  allAcceptedCredentialIds: string[]
  name: string
  displayName: string
}

/** A passkey, as its owner sees it. */
export interface PasskeySummary {
  id: string
  name: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** Null when it never was. */
  lastUsedAt: string | null
  /** Whether it is synced to other devices, as far as the last use told. */
  backedUp: boolean
}
