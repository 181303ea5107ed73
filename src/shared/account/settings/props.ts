/** A signed-in browser, described so that its owner recognises it. */
export interface SessionSummary {
  id: string
  /** The browser and operating system: `Firefox on Linux`. */
  device: string
  /** An ISO 3166-1 code of two letters; null if unknown. */
  country: string | null
  /** The name given by Cloudflare; null if unknown. */
  city: string | null
  /** ISO 8601, UTC; so is `lastSeenAt`. */
  signedInAt: string
  lastSeenAt: string
  /** True if it is the browser that made this request. */
  current: boolean
}

/**
 * The arguments of `signalAllAcceptedCredentials` and `signalCurrentUserDetails` (WebAuthn section
 * 5.1.10), with which browsers remove deleted passkeys and update the account's name. `name` is the
 * email address, because password managers list it.
 */
export interface PasskeySignals {
  rpId: string
  /** The user handle, as base64url. */
  userId: string
  allAcceptedCredentialIds: string[]
  name: string
  displayName: string
}

/** A passkey as its owner sees it. */
export interface PasskeySummary {
  id: string
  name: string
  /** ISO 8601, UTC; so is `lastUsedAt`. */
  createdAt: string
  /** Null if it was never used. */
  lastUsedAt: string | null
  /** True if it was synced to other devices when it was last used. */
  backedUp: boolean
}
