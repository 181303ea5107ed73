import { and, asc, gte, lte } from 'drizzle-orm'
import type { HoursException } from '#shared/office-hours.ts'
import { hoursExceptions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { knownDays } from './office.ts'
import { setOwnExceptions } from './own-exceptions.ts'

/** Selects the days with other hours from a day to another one, both included. */
export function selectExceptions(db: Database, first: string, last: string) {
  const { day } = hoursExceptions
  return db
    .select()
    .from(hoursExceptions)
    .where(and(gte(day, first), lte(day, last)))
    .orderBy(asc(day))
}

/** Returns a stored day with its hours. */
export function exceptionOf({
  day,
  label,
  opens,
  closes,
}: typeof hoursExceptions.$inferSelect): HoursException {
  return { day, label, hours: opens === null || closes === null ? null : { opens, closes } }
}

/** Reads the days with other hours of the coming year. */
export async function refreshExceptions(db: Database): Promise<void> {
  const { first, last } = knownDays()
  setOwnExceptions((await selectExceptions(db, first, last)).map(exceptionOf))
}
