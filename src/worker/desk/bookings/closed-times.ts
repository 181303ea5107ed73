import { and, asc, eq, gt, gte, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { clockText } from '#shared/days.ts'
import type { Closure } from '#shared/desk/bookings/props.ts'
import { spanOf } from '#shared/desk/bookings/spans.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { localTimeAt } from '#shared/zones.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookingHolds, bookings, closures, hoursExceptions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { officeDay, officeZone } from '#worker/knowledge/office.ts'
import { isLive } from './find-hold.ts'

type ClosureRow = typeof closures.$inferSelect

export function closureOf(row: ClosureRow): Closure {
  const { id, firstDay, lastDay, fromTime, toTime, hostId: host, reason } = row
  const from = fromTime === null ? firstDay : `${firstDay}T${fromTime}`
  const to = toTime === null ? lastDay : `${lastDay}T${toTime}`
  return { id, from, to, reason, host }
}

/** Selects the closures that overlap the days from `first` to `last`, both included. */
export function selectClosures(db: Database, first: string, last: string) {
  return db
    .select()
    .from(closures)
    .where(and(gte(closures.lastDay, first), lte(closures.firstDay, last)))
    .orderBy(asc(closures.lastDay))
}

/**
 * Returns the condition that a consultation is on no closed day, and touches no closure for everybody
 * or, if a host is named, of that host. Times are compared by the office's wall clock.
 */
export function isOpenAt(
  db: Database,
  { startsAt, minutes }: { startsAt: Date; minutes: number },
  hostId: string | null = null,
) {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const { firstDay, lastDay, fromTime, toTime } = closures
  const isHoliday = and(eq(hoursExceptions.day, officeDay(startsAt)), isNull(hoursExceptions.opens))
  const isClosure = and(
    gte(lastDay, officeDay(startsAt)),
    lte(firstDay, officeDay(endsAt)),
    sql`${firstDay} || 'T' || coalesce(${fromTime}, '00:00') < ${officeTimeOf(endsAt)}`,
    sql`${lastDay} || 'T' || coalesce(${toTime}, '24:00') > ${officeTimeOf(startsAt)}`,
    hostId === null ? isNull(closures.hostId) : eq(closures.hostId, hostId),
  )
  return and(not(hasRow(db, hoursExceptions, isHoliday)), not(hasRow(db, closures, isClosure)))
}

function officeTimeOf(moment: Date): string {
  const { day, minutes } = localTimeAt(officeZone(), moment)
  return `${day}T${clockText(minutes)}`
}

type ClosureSpan = Pick<Closure, 'from' | 'to' | 'host'>

const longestMs = Math.max(...limits.minutes) * 60_000

/** Returns the condition that a consultation stands in a closure. */
export function clashingBookings({ host, ...closure }: ClosureSpan): SQL | undefined {
  const { startsAt, minutes, hostId, cancelledAt } = bookings
  return and(
    isInSpan(closure, startsAt, minutes),
    isNull(cancelledAt),
    host === null ? undefined : eq(hostId, host),
  )
}

/** Returns the condition that a held time is in a closure. */
export function clashingHolds({ host, ...closure }: ClosureSpan): SQL | undefined {
  const { startsAt, minutes, hostId } = bookingHolds
  const isHosts = host === null ? undefined : eq(hostId, host)
  return and(isInSpan(closure, startsAt, minutes), isLive(new Date()), isHosts)
}

function isInSpan(
  closure: Pick<Closure, 'from' | 'to'>,
  startsAt: SQLiteColumn,
  minutes: SQLiteColumn,
): SQL | undefined {
  const { from, to } = spanOf(officeZone(), closure)
  return and(
    gt(startsAt, new Date(from - longestMs)),
    lt(startsAt, new Date(to)),
    sql`${startsAt} + ${minutes} * 60000 > ${from}`,
  )
}
