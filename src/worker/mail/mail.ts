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
