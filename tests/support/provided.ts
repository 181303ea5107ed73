// What the tests in workerd are told of the servers beside them, which run in Node: types only, so
// that no type of Node's reaches the tests.

/** A certificate and its key, as PEM. */
export interface Identity {
  cert: string
  key: string
}

/** The certificates that the secure SMTP peers present, by what is right or wrong with them. */
export type Identities = Record<'trusted' | 'otherHost' | 'expired' | 'untrusted', Identity>

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  /** Which connection it came by, where the peer tells. */
  connection?: string
}

/**
 * What the peer without TLS does with the next mails; `few` takes three by a connection and ends it
 * politely at the next, `cut` breaks each connection in the middle of its third mail, `hang` says
 * nothing to a mail it was given, `mute` nothing at all, and `shut` that it takes no mails.
 */
export type PeerMode =
  | 'accept'
  | 'reject'
  | 'greylist'
  | 'drop'
  | 'hang'
  | 'mute'
  | 'shut'
  | 'few'
  | 'cut'

export type SecurePeerName =
  | 'tls'
  | 'tlsOfStrangers'
  | 'tlsOfOtherHost'
  | 'tlsExpired'
  | 'starttls'
  | 'starttlsByLogin'
  | 'starttlsOfStrangers'
  | 'withoutStarttls'

/** What one secure peer saw since it was last asked to forget. */
export interface Seen {
  connections: number
  /** How many connections are open now. */
  open: number
  /** What came over the wire before TLS. */
  clear: string
  mails: { secure: boolean; user: string; raw: string }[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    smtpPeersPort: number
    calendarPort: number
    identities: Identities
    secureSmtp: {
      ports: Record<string, number>
      controlPort: number
      account: { user: string; password: string }
    }
  }
}
