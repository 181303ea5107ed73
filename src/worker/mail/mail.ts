/** A mail to one recipient, in both of its parts. */
export interface Mail {
  to: string
  replyTo?: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
}

/** How a try ended. `permanent` means that no further try can help. */
export type Delivery = { sent: true } | { sent: false; permanent: boolean; reason: string }

/** Hands one mail over, under the id of its outbox row; never rejects. */
export type Transport = (id: string, mail: Mail) => Promise<Delivery>
