import type { Role } from '#shared/desk/staff/roles.ts'
import type { UserRow } from '../db/schema.ts'
import type { Settings } from '../env.ts'

/** Returns an account's role at the desk; the account that OWNER_EMAIL names is always an owner. */
export function roleOf(
  { ownerEmail }: Pick<Settings, 'ownerEmail'>,
  { email, emailVerifiedAt, role }: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'role'>,
): Role | null {
  return emailVerifiedAt && email === ownerEmail ? 'owner' : role
}
