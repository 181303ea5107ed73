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
