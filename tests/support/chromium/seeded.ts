import type { Role } from '#shared/desk/staff/roles.ts'

/** The threads that stand in the inbox before the first test. */
export const seeded = {
  /** Due two hours before; a mail to it is held. */
  late: '00000000-0000-4000-8000-00000000001a',
  /** Of 60 entries. */
  long: '00000000-0000-4000-8000-00000000001b',
}

/**
 * Each code works for one sign-in, so a test needs an unused account; six of a role are used in a run,
 * the rest replace those of failed processes. Many pages of the desk list them all.
 */
export const staffPerRole = 12

export const staffPassword = 'violet staff harbour'

/** The TOTP secret of them all. */
export const staffSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The address of the account of a role and a number. */
export function staffEmail(role: Role, number: number): string {
  return `${role}-${number}@desk.example`
}

/** Accounts without a role, each signed in by a session of its own. */
export const memberCount = 300

export const memberPassword = 'violet member harbour'

/** The file in the state folder that lists the members. */
export const membersFile = 'members.json'

/** Somebody with an account, and the cookie that signs them in. */
export interface Member {
  name: string
  email: string
  password: string
  session: string
}
