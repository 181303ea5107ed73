import type { StaffName } from '#shared/desk/staff/props.ts'
import { byCharacters, byName } from '#shared/order.ts'
import { users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import type { Settings } from '#worker/env.ts'

export function selectStaff(db: Database, settings: Pick<Settings, 'ownerEmail'>) {
  return db.select({ id: users.id, name: users.name }).from(users).where(isStaff(settings))
}

export function sortByName(staff: readonly StaffName[]): StaffName[] {
  return staff.toSorted((a, b) => byName(a.name, b.name) || byCharacters(a.id, b.id))
}
