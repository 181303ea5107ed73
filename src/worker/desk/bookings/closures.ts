import { and, asc, eq, gte, isNull, lt, lte, not } from 'drizzle-orm'
import type { Closure } from '#shared/desk/bookings/props.ts'
import { dayAfter, officeDayAt, officeInstant } from '#shared/office-days.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookings, closures } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { selectLiveHolds } from './find-hold.ts'

type ClosureRow = typeof closures.$inferSelect

export function closureOf({ id, firstDay, lastDay, reason }: ClosureRow): Closure {
  return { id, from: firstDay, to: lastDay, reason }
}

/** Selects the closures that overlap the days from `first` to `last`, both included. */
export function selectClosures(db: Database, first: string, last: string) {
  return db
    .select()
    .from(closures)
    .where(and(gte(closures.lastDay, first), lte(closures.firstDay, last)))
    .orderBy(asc(closures.lastDay))
}

/** Returns the condition that the day of an instant is not closed when the statement runs. */
export function isOpenOn(db: Database, startsAt: Date) {
  const day = officeDayAt(startsAt)
  return not(hasRow(db, closures, and(gte(closures.lastDay, day), lte(closures.firstDay, day))))
}

/** Closes days for bookings; returns how many consultations still stand on them. */
export async function addClosure(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { from, to, reason }: Omit<Closure, 'id'>,
): Promise<{ outcome: 'added'; id: string; affected: number } | { outcome: 'notFound' }> {
  const { db } = work
  const id = crypto.randomUUID()
  const now = new Date()
  const row = { id, firstDay: from, lastDay: to, reason, createdAt: now }
  const period = { from: officeInstant(from, 0), to: officeInstant(dayAfter(to, 1), 0) }
  const { outcome, results } = await changeAtDesk(work, actor, {
    action: 'closure.added',
    target: `${from} ${to}`,
    steps: {
      closure: db.insert(closures).values(row),
      bookings: db
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            gte(bookings.startsAt, period.from),
            lt(bookings.startsAt, period.to),
            isNull(bookings.cancelledAt),
          ),
        ),
      holds: selectLiveHolds(db, { ...period, now }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  return { outcome: 'added', id, affected: results.bookings.length + results.holds.length }
}

export async function deleteClosure(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'removed' | 'notFound' }> {
  const { db } = work
  const byId = eq(closures.id, id)
  const closure = await db.select().from(closures).where(byId).get()
  if (!closure) return { outcome: 'notFound' }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'closure.removed',
    target: `${closure.firstDay} ${closure.lastDay}`,
    exists: hasRow(db, closures, byId),
    steps: { closure: db.delete(closures).where(byId) },
  })
  return { outcome: outcome === 'changed' ? 'removed' : outcome }
}
