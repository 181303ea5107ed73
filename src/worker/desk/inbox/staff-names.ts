import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { roles } from '#shared/desk/staff/roles.ts'
import { users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'

/** The condition on a user that they work at the desk: by their role, or by the setting OWNER_EMAIL. */
export function worksAtDesk({ ownerEmail }: Pick<Settings, 'ownerEmail'>) {
  // By its values, or the index of those who have a role would be read as a whole.
  const byRole = inArray(users.role, roles)
  if (ownerEmail === null) return byRole
  return or(byRole, and(eq(users.email, ownerEmail), isNotNull(users.emailVerifiedAt)))
}

/** The statement that finds everybody who works at the desk. */
export function selectStaff(db: Database, settings: Pick<Settings, 'ownerEmail'>) {
  return db.select({ id: users.id, name: users.name }).from(users).where(worksAtDesk(settings))
}

/** In the order in which people look for a name. */
export function byName(staff: readonly StaffName[]): StaffName[] {
  return staff.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}
