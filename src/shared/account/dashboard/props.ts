import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { MarketName } from '#shared/knowledge/names.ts'

/** The next consultation of a member, and the emails that they receive. */
export interface AccountOverview {
  /** Their next consultation; null without one. */
  consultation: NextConsultation | null
  /** The markets they follow. */
  markets: MarketName[]
  /** Null if they never saved any. */
  frequency: AlertFrequency | null
  /** True if their address receives the newsletter. */
  isSubscribed: boolean
}

export interface NextConsultation {
  /** The id of its enquiry. */
  enquiry: string
  service: string
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
}
