/** The states of a subscriber: only confirmed ones get newsletters. */
export const subscriberStates = ['confirmed', 'pending', 'suppressed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

/** Somebody who asked for the newsletter. */
export interface Subscriber {
  id: string
  email: string
  state: SubscriberState
  /** The names of the markets that the address follows. */
  markets: string[]
  /** ISO 8601, UTC. */
  createdAt: string
}
