import { eq } from 'drizzle-orm'
import type { Work } from '../app-env.ts'
import { hasRow } from '../db/conditions.ts'
import { bookingHolds } from '../db/schema.ts'
import { bookingStatements } from './booking-statements.ts'
import { isTaken, lacksBooking } from './cells.ts'
import { findBookingByToken, stateOf } from './find-booking.ts'
import { findHoldByToken, type Hold, holdStateOf, isLiveHold } from './find-hold.ts'
import { linkTokenOf } from './hold.ts'

type Confirmed =
  /** With the token of the booking's own link. */
  { outcome: 'confirmed'; token: string } | { outcome: 'invalid' | 'taken' }

/** Books the time that is held for whoever has the token of its email; a second time it says the same. */
export async function confirmBooking(work: Work, confirmToken: string): Promise<Confirmed> {
  const token = await linkTokenOf(confirmToken)
  const hold = await findHoldByToken(work.db, token)
  const isHeld = hold && holdStateOf(hold) === 'held'
  const { outcome } = isHeld ? await bookHeldTime(work, hold, token) : { outcome: 'ended' }
  if (outcome === 'booked') return { outcome: 'confirmed', token }
  // Pressed before, or at the same time: then it is this very booking that has the time.
  const found = await findBookingByToken(work.db, token)
  if (found && stateOf(found.booking) === 'coming') return { outcome: 'confirmed', token }
  return { outcome: outcome === 'taken' ? 'taken' : 'invalid' }
}

/** The booking takes the place of its hold in one batch, which fails when the hold ended meanwhile. */
async function bookHeldTime(
  work: Work,
  hold: Hold,
  token: string,
): Promise<{ outcome: 'booked' | 'taken' | 'ended' }> {
  const { db } = work
  const { tokenHash, expiresAt, cancelledAt, createdAt, ...request } = hold
  const byId = eq(bookingHolds.id, hold.id)
  const statements = await bookingStatements(
    work,
    { ...request, token },
    { condition: hasRow(db, bookingHolds, isLiveHold(hold.id)), allowance: null },
  )
  try {
    await db.batch([...statements, db.delete(bookingHolds).where(byId)])
    return { outcome: 'booked' }
  } catch (error) {
    if (isTaken(error)) return { outcome: 'taken' }
    if (lacksBooking(error)) return { outcome: 'ended' }
    throw error
  }
}
