import { and, count, gte, lt, ne } from 'drizzle-orm'
import { daysShown, type Office, offeredRange } from '#shared/bookings/slots.ts'
import { dayAfter, officeDayAt, officeInstant } from '#shared/office-days.ts'
import type { Work } from '../app-env.ts'
import { bookingCells } from '../db/schema.ts'
import { closureOf, selectClosures } from './closures.ts'

/**
 * What decides which times are offered now. The cells of `moving`, a booking that looks for another
 * time, count as free.
 */
export async function readOffice(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  moving = '',
): Promise<Office> {
  const now = new Date()
  const { first, last } = offeredRange(now)
  const end = dayAfter(last, daysShown)
  const [closed, cells] = await db.batch([
    selectClosures(db, first, end),
    db
      .select({ startsAt: bookingCells.startsAt, seats: count() })
      .from(bookingCells)
      .where(
        and(
          gte(bookingCells.startsAt, officeInstant(officeDayAt(now), 0)),
          lt(bookingCells.startsAt, officeInstant(end, 0)),
          ne(bookingCells.bookingId, moving),
        ),
      )
      .groupBy(bookingCells.startsAt),
  ])
  return {
    now,
    closures: closed.map(closureOf),
    seats: settings.bookingSeats,
    taken: new Map(cells.map(({ startsAt, seats }) => [startsAt.getTime(), seats])),
  }
}
