import { type Role, roleWords } from './roles.ts'

/** Returns who invites and into what, for the pages before and after log-in. */
export const invitationText = (by: string, firm: string, role: Role) =>
  `${by} invites you to work at the desk of ${firm}, as ${roleWords[role]}.`
