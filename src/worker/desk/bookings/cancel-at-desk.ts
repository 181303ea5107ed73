import type { Work } from '#worker/app-env.ts'
import { change } from '#worker/db/change.ts'
import { cancelBooking, type DeskCancellation } from './change-booking.ts'
import { findBookingsByIds } from './find-booking.ts'
import { findLiveHoldsByIds } from './find-hold.ts'
import { releaseHold } from './hold-time.ts'

/** Cancels consultations and releases held times, except past, cancelled and unknown ones. */
export async function cancelAtDesk(
  work: Work,
  ids: readonly string[],
  cancellation: DeskCancellation,
): Promise<{ cancelled: number; released: number }> {
  const count = { cancelled: 0, released: 0 }
  // The form is done with the last of them: interrupted before, it can be sent again.
  const each = { ...work, submission: null }
  // Holds first: one that is confirmed in between is then found as a booking.
  for (const hold of await findLiveHoldsByIds(work.db, ids)) {
    const { outcome } = await releaseHold(each, hold, cancellation.actor)
    if (outcome === 'released') count.released += 1
  }
  for (const booking of await findBookingsByIds(work.db, ids)) {
    const { outcome } = await cancelBooking(each, booking, cancellation)
    if (outcome === 'cancelled') count.cancelled += 1
  }
  if (count.cancelled + count.released > 0) await change(work, {})
  return count
}
