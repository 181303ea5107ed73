import { and, count, gte, lt, ne } from 'drizzle-orm'
import {
  cellsOf,
  daysPerWeek,
  isOffered,
  type Office,
  offeredRange,
} from '#shared/desk/bookings/slots.ts'
import { dayAfter, officeDayAt, officeInstant } from '#shared/office-days.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookingCells } from '#worker/db/schema.ts'
import { hasFreeSeats } from './cells.ts'
import { closureOf, isOpenOn, selectClosures } from './closures.ts'
import { type ConsultationRequest, selectLiveHolds } from './find-hold.ts'

/** Reads which times are occupied and closed now. The cells of booking `movingId` count as free. */
export async function readOffice(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  movingId = '',
): Promise<Office> {
  const now = new Date()
  const { first, last } = offeredRange(now)
  const end = dayAfter(last, daysPerWeek)
  const [from, to] = [officeInstant(officeDayAt(now), 0), officeInstant(end, 0)]
  const { closures, cells, holds } = await runBatch(db, {
    closures: selectClosures(db, first, end),
    cells: db
      .select({ startsAt: bookingCells.startsAt, seats: count() })
      .from(bookingCells)
      .where(
        and(
          gte(bookingCells.startsAt, from),
          lt(bookingCells.startsAt, to),
          ne(bookingCells.bookingId, movingId),
        ),
      )
      .groupBy(bookingCells.startsAt),
    holds: selectLiveHolds(db, { from, to, now }),
  })
  const occupied = new Map(cells.map(({ startsAt, seats }) => [startsAt.getTime(), seats]))
  for (const cell of holds.flatMap(({ startsAt, minutes }) => cellsOf(startsAt, minutes))) {
    occupied.set(cell.getTime(), (occupied.get(cell.getTime()) ?? 0) + 1)
  }
  return { now, closures: closures.map(closureOf), seats: settings.bookingSeats, occupied }
}

interface RequestedTime {
  startsAt: Date
  minutes: number
  movingId?: string
}

/** Returns why a consultation cannot begin at a time now; null if it can. */
export async function findConflict(
  work: Pick<Work, 'db' | 'settings'>,
  { startsAt, minutes, movingId }: RequestedTime,
): Promise<'not-offered' | 'taken' | null> {
  const office = await readOffice(work, movingId)
  if (!isOffered({ ...office, occupied: new Map() }, startsAt, minutes)) return 'not-offered'
  return isOffered(office, startsAt, minutes) ? null : 'taken'
}

/** Returns the preconditions that a time is still free when the batch runs. */
export function isStillOffered(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { id, startsAt, minutes }: Pick<ConsultationRequest, 'id' | 'startsAt' | 'minutes'>,
) {
  const seating = { bookingId: id, startsAt, minutes, seats: settings.bookingSeats }
  return { 'not-offered': isOpenOn(db, startsAt), taken: hasFreeSeats(seating) }
}
