/** An email to one recipient, as plain text and as HTML. */
export interface Mail {
  to: string
  replyTo?: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  /** True if a person wrote it, so that automatic replies such as absence notes are welcome. */
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
 * How a try ended. `rejected`: refused for good, no further try can help. `deferred`: refused for
 * now, or broken off. `silent`: the relay took the mail up and said no more. `unreachable`: no relay
 * was there to take any mail, which says nothing about this one and counts as no try.
 */
export type Delivery = { outcome: 'sent' } | FailedDelivery

export interface FailedDelivery {
  outcome: 'rejected' | 'deferred' | 'silent' | 'unreachable'
  /** An SMTP code or a word, never a text of the mail. */
  reason: string
  /** True if the address itself was refused, for good: not the text, nor our account. */
  isAddressRefused?: boolean
}

/** Hands mails over, one after the other; neither function ever rejects. */
export interface Transport {
  /** The id is that of the mail's row: a repeat can be recognised by it. Answers within the time. */
  send(id: string, mail: Mail, limitMs: number): Promise<Delivery>
  /** Closes the connection of the first mail; the next mail opens a new one. */
  close(): Promise<void>
}
