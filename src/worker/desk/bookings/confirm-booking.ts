import { eq } from 'drizzle-orm'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookingHolds } from '#worker/db/schema.ts'
import { bookingSteps } from './booking-steps.ts'
import { hasFreeSeats } from './cells.ts'
import { findBookingByToken, stateOf } from './find-booking.ts'
import { findHoldByToken, type Hold, holdStateOf, isLiveHold } from './find-hold.ts'
import { linkTokenOf } from './hold-time.ts'
import { seatsOf } from './seats.ts'

type ConfirmOutcome = { outcome: 'confirmed'; token: string } | { outcome: 'invalid' | 'taken' }

/** Books the time held for a confirmation email's token; the same again for a second use. */
export async function confirmBooking(work: Work, confirmToken: string): Promise<ConfirmOutcome> {
  const token = await linkTokenOf(confirmToken)
  const hold = await findHoldByToken(work.db, token)
  const isHeld = hold && holdStateOf(hold) === 'held'
  const { outcome } = isHeld ? await bookHeldTime(work, hold, token) : { outcome: 'ended' }
  if (outcome === 'booked') return { outcome: 'confirmed', token }
  // Confirmed before, or by a request at the same time: the time belongs to this booking.
  const booking = await findBookingByToken(work, token)
  if (booking && stateOf(booking.booking) === 'coming') return { outcome: 'confirmed', token }
  return { outcome: outcome === 'taken' ? 'taken' : 'invalid' }
}

/** Returns the time that a confirmation email's token holds; null once it holds none. */
export async function findHeldTime(db: Work['db'], confirmToken: string) {
  const hold = await findHoldByToken(db, await linkTokenOf(confirmToken))
  if (!hold || holdStateOf(hold) !== 'held') return null
  const { startsAt, minutes, zone } = hold
  return { startsAt: startsAt.toISOString(), minutes, zone }
}

/** Replaces a hold by its booking, unless the hold has ended in between. */
async function bookHeldTime(
  work: Work,
  hold: Hold,
  token: string,
): Promise<{ outcome: 'booked' | 'taken' | 'ended' }> {
  const { db } = work
  const { tokenHash, expiresAt, cancelledAt, createdAt, ...request } = hold
  const seats = await seatsOf(work, request.hostId)
  const steps = await bookingSteps(work, { ...request, token, seats }, null)
  const { outcome } = await changeIf(work, {
    preconditions: {
      taken: hasFreeSeats({ ...request, bookingId: hold.id, seats }),
      ended: hasRow(db, bookingHolds, isLiveHold(hold.id)),
    },
    steps: { ...steps, hold: db.delete(bookingHolds).where(eq(bookingHolds.id, hold.id)) },
  })
  return { outcome: outcome === 'changed' ? 'booked' : outcome }
}
