/** A mail to one recipient, in both of its parts. */
export interface Mail {
  to: string
  replyTo?: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  /** Whether a person wrote it: programs may answer it, such as by an absence note. */
  personal?: boolean
  subject: string
  text: string
  html: string
  /** A calendar file that goes with it: an invitation, a change of one, or its end (RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
}

/** The calendar file of a mail as its attachment: the name and the type with the method. */
export function calendarAttachment({ method }: NonNullable<Mail['calendar']>) {
  return { filename: 'invite.ics', type: `text/calendar; charset=utf-8; method=${method}` }
}

/**
 * How a try ended. `permanent` means that no further try can help, `unreachable` that nobody was there
 * to take a mail: it says nothing about this one.
 */
export type Delivery =
  | { sent: true }
  | { sent: false; permanent: boolean; reason: string; unreachable?: boolean }

/** Hands mails over, one after the other; neither function ever rejects. */
export interface Transport {
  /** The id is that of the mail's row: a repeat can be recognised by it. */
  send(id: string, mail: Mail): Promise<Delivery>
  /** Ends what the first mail began; another one begins it anew. */
  close(): Promise<void>
}
