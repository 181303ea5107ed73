import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { HoldState } from '#shared/desk/bookings/props.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { bookingHolds } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** A time that is held for a visitor who has not confirmed it yet. */
export type Hold = typeof bookingHolds.$inferSelect

/** A consultation that somebody asks for: who comes, when and what about. */
export type ConsultationRequest = Omit<
  Hold,
  'tokenHash' | 'expiresAt' | 'cancelledAt' | 'createdAt'
>

/** The condition that a hold keeps its time from others at a moment. */
export function isLive(now: Date) {
  return and(gt(bookingHolds.expiresAt, now), isNull(bookingHolds.cancelledAt))
}

/** The same of one hold, now. */
export function isLiveHold(id: string) {
  return and(eq(bookingHolds.id, id), isLive(new Date()))
}

/** Returns the hold of a link, also one that ended; null for a token that opens none. */
export async function findHoldByToken(db: Database, token: string): Promise<Hold | null> {
  const byToken = eq(bookingHolds.tokenHash, await hashToken(token))
  return (await db.select().from(bookingHolds).where(byToken).get()) ?? null
}

/** Returns the live ones among the holds of some ids. */
export function findLiveHoldsByIds(db: Database, ids: readonly string[]) {
  const condition = and(isOneOf(bookingHolds.id, ids), isLive(new Date()))
  return db.select().from(bookingHolds).where(condition)
}

/** Selects the live holds that begin in a span, `from` included, by their time. */
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

/** Returns whether a hold still keeps its time, and if not, how it ended. */
export function holdStateOf({ expiresAt, cancelledAt }: Hold): HoldState {
  if (cancelledAt) return 'cancelled'
  return expiresAt.getTime() > Date.now() ? 'held' : 'expired'
}
