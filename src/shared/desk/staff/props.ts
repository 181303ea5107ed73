import type { Role } from './roles.ts'

/** A member of staff by the name that others read. */
export interface StaffName {
  id: string
  name: string
}

/** Somebody who works at the desk. */
export interface StaffMember extends StaffName {
  email: string
  role: Role
  /** ISO 8601, UTC; null when never, or longer ago than sessions last. */
  lastSeenAt: string | null
  /** Whether there is more than a password: two-factor, or a passkey. */
  secondFactor: boolean
}

/** Somebody who was asked to the desk and has not come yet. */
export interface Invitation {
  email: string
  role: Role
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** Something that was done at the desk. */
export interface LogEntry {
  id: string
  /** The name of whoever did it. */
  actor: string
  /** In words, with the target: `answered`. */
  action: string
  /** What it was done to, in words that name nobody who wrote to the firm. */
  target: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** An email that was given up and can be sent again. */
export interface UndeliveredMail {
  id: string
  /** Null, as the subject, where no key opens it any more. */
  to: string | null
  subject: string | null
  /** When it was given up: ISO 8601, UTC. */
  at: string
  /** The code or word of the last try that failed, never a text. */
  reason: string
}
