/** Why nothing is sent to an address: an email came back, or its mail server refused it. */
export const suppressionReasons = ['bounced', 'refused'] as const

export type SuppressionReason = (typeof suppressionReasons)[number]

/** An address that gets no newsletters and no alerts. */
export interface Suppression {
  id: string
  email: string
  reason: SuppressionReason
  /** The status of the mail system: `5.1.1` (RFC 3463), or the code of the reply. */
  code: string
  /** ISO 8601, UTC. */
  createdAt: string
}
