import { and, eq, inArray, isNotNull, ne, not, or, type SQL } from 'drizzle-orm'
import { reaches, roles } from '#shared/desk/staff/roles.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { users } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { roleOf } from '#worker/http/role.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'

type OwnerSetting = Pick<Settings, 'ownerEmail'>
type Stores = Pick<Work, 'db' | 'settings'>

/** Returns the condition that OWNER_EMAIL makes a user an owner; undefined if it is not set. */
function isOwnerBySetting({ ownerEmail }: OwnerSetting): SQL | undefined {
  return ownerEmail ? and(eq(users.email, ownerEmail), isNotNull(users.emailVerifiedAt)) : undefined
}

/** Returns the condition that a user works at the desk, as `roleOf` decides it. */
export function isStaff(settings: OwnerSetting): SQL | undefined {
  // Not `IS NOT NULL`: next to another condition SQLite would use no index for it.
  return or(inArray(users.role, [...roles]), isOwnerBySetting(settings))
}

/** Returns the condition that the actor still has the role that the guard saw, or a higher one. */
export function isStillStaff({ db, settings }: Stores, { user }: SignedIn): SQL {
  const currentRole = roleOf(settings, user)
  const sufficientRoles = roles.filter((role) => currentRole !== null && reaches(role, currentRole))
  const hasSufficientRole = or(inArray(users.role, sufficientRoles), isOwnerBySetting(settings))
  return hasRow(db, users, and(eq(users.id, user.id), hasSufficientRole))
}

/** Returns the condition that a user is an owner with a verified address. */
export function isOwner(settings: OwnerSetting): SQL | undefined {
  const byRole = and(eq(users.role, 'owner'), isNotNull(users.emailVerifiedAt))
  return or(byRole, isOwnerBySetting(settings))
}

/** Returns the condition that the actor is still signed in and an owner when the batch runs. */
export function isStillOwner({ db, settings }: Stores, actor: SignedIn): SQL {
  return hasRow(db, users, and(isStillSignedIn(db, actor), isOwner(settings)))
}

/** Returns the condition that a person is no owner or not the last one, also when two leave. */
export function isNotLastOwner({ db, settings }: Stores, userId: string): SQL | undefined {
  // Not `isOwner`: after a change of address an owner is unverified, and would not count.
  const isOwnerByRole = or(eq(users.role, 'owner'), isOwnerBySetting(settings))
  const isNoOwner = not(hasRow(db, users, and(eq(users.id, userId), isOwnerByRole)))
  return or(isNoOwner, hasRow(db, users, and(ne(users.id, userId), isOwner(settings))))
}
