import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { HoldState } from '#shared/desk/bookings/props.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { bookingHolds } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** A time that is held until its visitor confirms it. */
export type Hold = typeof bookingHolds.$inferSelect

export type ConsultationRequest = Omit<
  Hold,
  'tokenHash' | 'expiresAt' | 'cancelledAt' | 'createdAt'
>

/** Returns the condition that a hold has neither expired nor been cancelled. */
export function isLive(now: Date) {
  return and(gt(bookingHolds.expiresAt, now), isNull(bookingHolds.cancelledAt))
}

export function isLiveHold(id: string) {
  return and(eq(bookingHolds.id, id), isLive(new Date()))
}

/** Returns the hold of a link's token, also one that has ended; null if there is none. */
export async function findHoldByToken(db: Database, token: string): Promise<Hold | null> {
  const byToken = eq(bookingHolds.tokenHash, await hashToken(token))
  return (await db.select().from(bookingHolds).where(byToken).get()) ?? null
}

export function findLiveHoldsByIds(db: Database, ids: readonly string[]) {
  const condition = and(isOneOf(bookingHolds.id, ids), isLive(new Date()))
  return db.select().from(bookingHolds).where(condition)
}

/** Selects the live holds that begin from `from` (included) to `to`, by their time. */
export function selectLiveHolds(
  db: Database,
  { from, to, now }: Record<'from' | 'to' | 'now', Date>,
) {
  const { startsAt } = bookingHolds
  return db
    .select()
    .from(bookingHolds)
    .where(and(gte(startsAt, from), lt(startsAt, to), isLive(now)))
    .orderBy(asc(startsAt))
}

/** Returns whether a hold is still live, and if not, how it ended. */
export function holdStateOf({ expiresAt, cancelledAt }: Hold): HoldState {
  if (cancelledAt) return 'cancelled'
  return expiresAt.getTime() > Date.now() ? 'held' : 'expired'
}
