import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { BookingState } from '#shared/desk/bookings/props.ts'
import type { Work } from '#worker/app-env.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { bookings, hosts, threads, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'
import { idOfSignedToken } from './link-token.ts'

export type BookingWithThread = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Returns the booking of a link's token, which may also be a signed one. */
export async function findBookingByToken(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  token: string,
) {
  const id = await idOfSignedToken(settings, token)
  const condition =
    id === null ? eq(bookings.tokenHash, await hashToken(token)) : eq(bookings.id, id)
  return findBooking(db, condition)
}

export function findBookingById(db: Database, id: string) {
  return findBooking(db, eq(bookings.id, id))
}

export function findBookingsByIds(db: Database, ids: readonly string[]) {
  return selectBookings(db).where(isOneOf(bookings.id, ids))
}

/** Selects the bookings that meet a condition, with their enquiries and hosts. */
export function findBookings(db: Database, condition: SQL | undefined) {
  return selectBookings(db).where(condition)
}

async function findBooking(db: Database, condition: SQL) {
  return (await selectBookings(db).where(condition).get()) ?? null
}

function selectBookings(db: Database) {
  return db
    .select({
      booking: bookings,
      thread: threads,
      host: { name: users.name, email: users.email },
      meetingLink: hosts.meetingLink,
    })
    .from(bookings)
    .innerJoin(threads, eq(threads.id, bookings.threadId))
    .leftJoin(users, eq(users.id, bookings.hostId))
    .leftJoin(hosts, eq(hosts.userId, bookings.hostId))
}

/** Returns the condition that a consultation is still to come. */
export function isComing() {
  return and(isNull(bookings.cancelledAt), gt(bookings.startsAt, new Date()))
}

/** Returns whether a consultation is still to come, over or cancelled. */
export function stateOf({
  startsAt,
  cancelledAt,
}: Pick<BookingWithThread['booking'], 'startsAt' | 'cancelledAt'>): BookingState {
  if (cancelledAt) return 'cancelled'
  return startsAt.getTime() > Date.now() ? 'coming' : 'past'
}
