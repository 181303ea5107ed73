import { and, asc, count, eq, gte, isNull, lt, lte, not } from 'drizzle-orm'
import type { Closure } from '#shared/bookings/props.ts'
import { dayAfter, officeDayAt, officeInstant } from '#shared/office-days.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { bookings, closures, deskLog } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { selectLiveHolds } from './find-hold.ts'

type ClosureRow = typeof closures.$inferSelect

/** A closure, as pages show it. */
export function closureOf({ id, firstDay, lastDay, reason }: ClosureRow): Closure {
  return { id, from: firstDay, to: lastDay, reason }
}

/** The closures of which a day lies between two, the first included and the last. */
export function selectClosures(db: Database, first: string, last: string) {
  return db
    .select()
    .from(closures)
    .where(and(gte(closures.lastDay, first), lte(closures.firstDay, last)))
    .orderBy(asc(closures.lastDay))
}

/** The condition that the day of an instant is not closed when the statement runs. */
export function isOpenOn(db: Database, startsAt: Date) {
  const day = officeDayAt(startsAt)
  return not(hasRow(db, closures, and(gte(closures.lastDay, day), lte(closures.firstDay, day))))
}

/** Closes days for bookings; tells how many consultations stand on them all the same. */
export async function addClosure(
  { db }: Pick<Work, 'db'>,
  asking: SignedIn,
  { from, to, reason }: Omit<Closure, 'id'>,
): Promise<{ id: string; standing: number }> {
  const id = crypto.randomUUID()
  const now = new Date()
  const row = { id, firstDay: from, lastDay: to, reason, createdAt: now }
  const closed = { from: officeInstant(from, 0), to: officeInstant(dayAfter(to, 1), 0) }
  const [, , [standing], held] = await db.batch([
    db.insert(closures).values(row),
    db.insert(deskLog).values(deskLogRow(asking, 'closure.added', `${from} ${to}`)),
    db
      .select({ count: count() })
      .from(bookings)
      .where(
        and(
          gte(bookings.startsAt, closed.from),
          lt(bookings.startsAt, closed.to),
          isNull(bookings.cancelledAt),
        ),
      ),
    selectLiveHolds(db, { ...closed, now }),
  ])
  return { id, standing: (standing?.count ?? 0) + held.length }
}

/** Opens days again. */
export async function removeClosure(
  { db }: Pick<Work, 'db'>,
  asking: SignedIn,
  id: string,
): Promise<{ outcome: 'removed' | 'notFound' }> {
  const fits = eq(closures.id, id)
  const found = await db.select().from(closures).where(fits).get()
  if (!found) return { outcome: 'notFound' }
  const days = `${found.firstDay} ${found.lastDay}`
  const logged = deskLogRow(asking, 'closure.removed', days)
  const [, removed] = await db.batch([
    insertIf(db, deskLog, { row: logged, condition: hasRow(db, closures, fits) }),
    db.delete(closures).where(fits).returning({ id: closures.id }),
  ])
  return { outcome: removed.length > 0 ? 'removed' : 'notFound' }
}
