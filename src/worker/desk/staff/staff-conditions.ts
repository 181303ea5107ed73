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

/** The condition on a user that OWNER_EMAIL makes them an owner; undefined where it names nobody. */
function isOwnerBySetting({ ownerEmail }: OwnerSetting): SQL | undefined {
  return ownerEmail ? and(eq(users.email, ownerEmail), isNotNull(users.emailVerifiedAt)) : undefined
}

/** The condition on a user that they work at the desk: `roleOf`, asked of the database. */
export function isStaff(settings: OwnerSetting): SQL | undefined {
  // Not "is not null", for which SQLite takes no index beside another condition.
  return or(inArray(users.role, [...roles]), isOwnerBySetting(settings))
}

/**
 * The condition that somebody whom the guard let pass still has that role, or more, when the batch
 * runs: what they do may be too much for a lower one.
 */
export function isStillStaff({ db, settings }: Stores, { user }: SignedIn): SQL {
  const currentRole = roleOf(settings, user)
  const sufficientRoles = roles.filter((role) => currentRole !== null && reaches(role, currentRole))
  const hasSufficientRole = or(inArray(users.role, sufficientRoles), isOwnerBySetting(settings))
  return hasRow(db, users, and(eq(users.id, user.id), hasSufficientRole))
}

/**
 * The condition on a user that they are an owner who can come to the desk: nobody can whose address
 * is not verified.
 */
function isOwner(settings: OwnerSetting): SQL | undefined {
  const byRole = and(eq(users.role, 'owner'), isNotNull(users.emailVerifiedAt))
  return or(byRole, isOwnerBySetting(settings))
}

/** The condition that whoever asks still is signed in, and an owner, when the batch runs. */
export function isStillOwner({ db, settings }: Stores, actor: SignedIn): SQL {
  return hasRow(db, users, and(isStillSignedIn(db, actor), isOwner(settings)))
}

/**
 * The condition that the desk has an owner without this person, or that they are none: of two owners
 * who leave at the same time one stays.
 */
export function isNotLastOwner({ db, settings }: Stores, userId: string): SQL | undefined {
  // By role alone: who has just changed the address would otherwise be no owner for as long.
  const isOwnerByRole = or(eq(users.role, 'owner'), isOwnerBySetting(settings))
  const isNoOwner = not(hasRow(db, users, and(eq(users.id, userId), isOwnerByRole)))
  return or(isNoOwner, hasRow(db, users, and(ne(users.id, userId), isOwner(settings))))
}
