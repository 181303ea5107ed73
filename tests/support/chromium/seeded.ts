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
 * Accounts without a role. The session of those that are confirmed proves that their password was just
 * given, and with two-factor that a code was, too.
 */
export const memberKinds = {
  plain: { count: 200, hasTwoFactor: false, isConfirmed: false },
  confirmed: { count: 100, hasTwoFactor: false, isConfirmed: true },
  twoFactor: { count: 60, hasTwoFactor: true, isConfirmed: true },
  unproven: { count: 20, hasTwoFactor: true, isConfirmed: false },
} as const

type MemberKinds = typeof memberKinds
export type MemberKind = keyof MemberKinds

/** The kinds of those who have two-factor on. */
export type TwoFactorKind = {
  [Kind in MemberKind]: MemberKinds[Kind]['hasTwoFactor'] extends true ? Kind : never
}[MemberKind]

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
