import { eq, type SQL } from 'drizzle-orm'
import type { BookingState } from '#shared/desk/bookings/props.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { bookings, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** A booking with the thread that says who comes. */
export type BookingWithThread = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The booking of a link; null for a token that opens nothing. */
export async function findBookingByToken(db: Database, token: string) {
  return findBooking(db, eq(bookings.tokenHash, await hashToken(token)))
}

/** The booking of an id, as the desk knows it. */
export function findBookingById(db: Database, id: string) {
  return findBooking(db, eq(bookings.id, id))
}

/** The bookings of some ids. */
export function findBookingsByIds(db: Database, ids: readonly string[]) {
  return selectBookings(db).where(isOneOf(bookings.id, ids))
}

async function findBooking(db: Database, condition: SQL) {
  return (await selectBookings(db).where(condition).get()) ?? null
}

function selectBookings(db: Database) {
  return db
    .select({ booking: bookings, thread: threads })
    .from(bookings)
    .innerJoin(threads, eq(threads.id, bookings.threadId))
}

/** Whether a consultation is still to come, has been, or was called off. */
export function stateOf({
  startsAt,
  cancelledAt,
}: Pick<BookingWithThread['booking'], 'startsAt' | 'cancelledAt'>): BookingState {
  if (cancelledAt) return 'cancelled'
  return startsAt.getTime() > Date.now() ? 'coming' : 'past'
}
