import type { Role } from '#shared/desk/staff/roles.ts'
import type { UserRow } from '../db/schema.ts'
import type { Settings } from '../env.ts'

/** What an account may do at the desk; the one that OWNER_EMAIL names is an owner, whatever its row says. */
export function roleOf(
  { ownerEmail }: Pick<Settings, 'ownerEmail'>,
  { email, emailVerifiedAt, role }: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'role'>,
): Role | null {
  return emailVerifiedAt && email === ownerEmail ? 'owner' : role
}
