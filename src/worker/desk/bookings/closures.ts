import { and, eq, not } from 'drizzle-orm'
import type { Closure } from '#shared/desk/bookings/props.ts'
import type { ClashChoice } from '#shared/desk/bookings/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookingHolds, bookings, closures } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { cancelAtDesk } from './cancel-at-desk.ts'
import { clashingBookings, clashingHolds, closureOf } from './closed-times.ts'
import { isHost } from './hosts.ts'

interface NewClosure extends Omit<Closure, 'id'> {
  /** The choice for consultations in it: they stand, are cancelled, or nothing is closed. */
  clashes: ClashChoice
}

type ClosureOutcome =
  /** `affected`: how many consultations and held times are in it. */
  | { outcome: 'added'; id: string; affected: number }
  | { outcome: 'clashes' }
  | { outcome: 'notFound' }

/** Closes days or times for bookings, or says that consultations are in the way. */
export async function addClosure(
  work: Work,
  actor: SignedIn,
  { clashes, ...closure }: NewClosure,
): Promise<ClosureOutcome> {
  const { db } = work
  const id = crypto.randomUUID()
  const inIt = { bookings: clashingBookings(closure), holds: clashingHolds(closure) }
  // Before the closure, which ends the submission: cut off here, the form can be sent again.
  const cancelled = clashes === 'cancel' ? await cancelClashes(work, actor, closure) : 0
  const { outcome, results } = await changeAtDesk(work, actor, {
    action: 'closure.added',
    target: `${closure.from} ${closure.to}`,
    exists: closure.host === null ? undefined : isHost(work, closure.host),
    preconditions: {
      clashes:
        clashes === 'ask'
          ? and(not(hasRow(db, bookings, inIt.bookings)), not(hasRow(db, bookingHolds, inIt.holds)))
          : undefined,
    },
    steps: {
      closure: db.insert(closures).values({ ...rowOf(closure), id, createdAt: new Date() }),
      bookings: db.select({ id: bookings.id }).from(bookings).where(inIt.bookings),
      holds: db.select({ id: bookingHolds.id }).from(bookingHolds).where(inIt.holds),
    },
  })
  if (outcome !== 'changed') return { outcome }
  const affected = results.bookings.length + results.holds.length
  return { outcome: 'added', id, affected: cancelled || affected }
}

/** Cancels the consultations and releases the held times in a closure; returns how many. */
async function cancelClashes(
  work: Work,
  actor: SignedIn,
  closure: Omit<Closure, 'id'>,
): Promise<number> {
  const { db } = work
  const rows = await runBatch(db, {
    bookings: db.select({ id: bookings.id }).from(bookings).where(clashingBookings(closure)),
    holds: db.select({ id: bookingHolds.id }).from(bookingHolds).where(clashingHolds(closure)),
  })
  const ids = [...rows.bookings, ...rows.holds].map(({ id }) => id)
  const cancellation = { actor, reason: closure.reason }
  const count = await cancelAtDesk({ ...work, submission: null }, ids, cancellation)
  return count.cancelled + count.released
}

function rowOf({ from, to, reason, host }: Omit<Closure, 'id'>) {
  const [firstDay = '', fromTime = null] = from.split('T')
  const [lastDay = '', toTime = null] = to.split('T')
  return { firstDay, lastDay, fromTime, toTime, reason, hostId: host }
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
  const { from, to } = closureOf(closure)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'closure.removed',
    target: `${from} ${to}`,
    exists: hasRow(db, closures, byId),
    steps: { closure: db.delete(closures).where(byId) },
  })
  return { outcome: outcome === 'changed' ? 'removed' : outcome }
}
