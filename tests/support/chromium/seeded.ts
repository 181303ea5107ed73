import { twoFactor } from '#shared/account/constants.ts'
import type { Role } from '#shared/desk/staff/roles.ts'

/** The threads that stand in the inbox before the first test. */
export const seeded = {
  /** Due two hours before; a mail to it is held. */
  late: '00000000-0000-4000-8000-00000000001a',
  /** Of 60 entries. */
  long: '00000000-0000-4000-8000-00000000001b',
}

/**
 * Each test process is somebody else of a role, because drafts are a person's own; six of a role are
 * used in a run, the rest replace those of failed processes. Many pages of the desk list them all.
 */
export const staffPerRole = 12

export const staffPassword = 'violet staff harbour'

/** The TOTP secret of everybody who has two-factor on. */
export const seededSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The recovery codes of each member who has two-factor on. */
export const seededCodes = Array.from(
  { length: twoFactor.recoveryCodes },
  (_, position) => `violetcode-harbour00${position}`,
)

/** The address of the account of a role and a number. */
export function staffEmail(role: Role, number: number): string {
  return `${role}-${number}@desk.example`
}

/**
 * Accounts without a role. Those that are confirmed have just given their password again, and so have
 * those with two-factor, unless they are remembered: the session of these proves nothing.
 */
export const memberKinds = ['plain', 'confirmed', 'twoFactor', 'remembered'] as const

export type MemberKind = (typeof memberKinds)[number]

export const memberCounts: Record<MemberKind, number> = {
  plain: 200,
  confirmed: 100,
  twoFactor: 60,
  remembered: 20,
}

export const memberPassword = 'violet member harbour'

/** The file in the state folder that lists the accounts, each with a session of its own. */
export const accountsFile = 'accounts.json'

export interface Accounts {
  members: Record<MemberKind, Member[]>
  /** The cookies that sign in the people of a role, by their number. */
  staff: Record<Role, string[]>
}

/** Somebody with an account, and the cookie that signs them in. */
interface Member {
  name: string
  email: string
  password: string
  session: string
}
