import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { bookingHolds, deskLog } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { cancelBooking, type DeskCancellation } from './change.ts'
import { findBookingsByIds } from './find-booking.ts'
import { findLiveHoldsByIds, type Hold, isLiveHold } from './find-hold.ts'
import { releaseStatements } from './hold.ts'

/**
 * Cancels consultations at the desk and releases held times; returns how many of each. What is past,
 * cancelled already or unknown is skipped.
 */
export async function cancelAtDesk(
  work: Work,
  ids: readonly string[],
  cancellation: DeskCancellation,
): Promise<{ cancelled: number; released: number }> {
  const count = { cancelled: 0, released: 0 }
  // Holds first: one that is confirmed meanwhile is a booking then.
  for (const hold of await findLiveHoldsByIds(work.db, ids)) {
    if (await releaseAtDesk(work, hold, cancellation.actor)) count.released += 1
  }
  for (const found of await findBookingsByIds(work.db, ids)) {
    const { outcome } = await cancelBooking(work, found, cancellation)
    if (outcome === 'cancelled') count.cancelled += 1
  }
  return count
}

/** Nobody is mailed: whose address it is never said that they want the time. */
async function releaseAtDesk({ db }: Work, { id, startsAt }: Hold, actor: SignedIn) {
  const row = deskLogRow(actor, 'time.released', startsAt.toISOString())
  const condition = hasRow(db, bookingHolds, isLiveHold(id))
  const [logged] = await db.batch([
    insertIf(db, deskLog, { row, condition }).returning({ id: deskLog.id }),
    ...releaseStatements(db, id),
  ])
  return logged.length > 0
}
