/** A mail to one recipient, in both of its parts. */
export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}
