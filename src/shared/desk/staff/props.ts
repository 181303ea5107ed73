import type { Role } from './roles.ts'

export interface StaffName {
  id: string
  name: string
}

/** A member of staff on the people page. */
export interface StaffMember extends StaffName {
  email: string
  role: Role
  /** ISO 8601, UTC; null if never, or if all their sessions have ended. */
  lastSeenAt: string | null
  /** True if they have two-factor authentication or a passkey. */
  secondFactor: boolean
  /** The time at which their second factors are removed at an owner's request; null without one. */
  secondFactorEndsAt: string | null
}

/** An invitation that was not accepted yet. */
export interface Invitation {
  email: string
  role: Role
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** A row of the desk's log. */
export interface LogEntry {
  id: string
  /** The name of the actor. */
  actor: string
  /** In words, to be followed by the target: `answered`. */
  action: string
  /** The target in words, without the name of anybody who wrote to the firm. */
  target: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** An email that was given up and can be sent again. */
export interface UndeliveredMail {
  id: string
  /** Null, like the subject, if its key is gone. */
  to: string | null
  subject: string | null
  /** When it was given up: ISO 8601, UTC. */
  at: string
  /** The code or word of the last failure, never a text. */
  reason: string
}
