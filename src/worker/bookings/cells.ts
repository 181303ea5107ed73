import { type SQL, sql } from 'drizzle-orm'
import { cellsOf } from '#shared/bookings/slots.ts'
import { booking } from '#shared/constants.ts'
import { failedBecause } from '../db/failures.ts'
import { bookingCells, bookingHolds } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { isLive } from './find-hold.ts'

interface Seating {
  startsAt: Date
  minutes: number
  /** How many consultations may take place at once. */
  seats: number
  /** A hold of the same id does not stand in its way: the booking takes its place. */
  bookingId: string
}

interface Taking extends Seating {
  /** They are taken only if this holds when the statement runs. */
  condition?: SQL
}

/**
 * Takes the cells of a booking, one statement each. The seat is chosen by the statement that takes
 * it: a cell without a free one makes it NULL, which the table refuses, and the whole batch with it.
 */
export function takeCells(db: Database, taking: Taking) {
  const { bookingId, startsAt, minutes, seats, condition = sql`1` } = taking
  const numbers = JSON.stringify(Array.from({ length: seats }, (_, at) => at + 1))
  return cellsOf(startsAt, minutes).map((cell) => {
    const taken = sql`SELECT seat FROM ${bookingCells} WHERE starts_at = ${cell.getTime()}`
    // Counted too: seats that there are no more may still be taken.
    const free = sql`SELECT value FROM json_each(${numbers}) WHERE value NOT IN (${taken}) AND ${hasSeat(cell, taking)} LIMIT 1`
    // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
    return db
      .insert(bookingCells)
      .select(sql`SELECT ${cell.getTime()}, (${free}), ${bookingId} WHERE ${condition}`)
  })
}

/** The condition that each half hour of a consultation has a free seat when the statement runs. */
export function hasFreeSeats(seating: Seating): SQL {
  const cells = cellsOf(seating.startsAt, seating.minutes)
  const conditions = cells.map((cell) => hasSeat(cell, seating))
  return sql.join(conditions, sql` AND `)
}

const longestMs = Math.max(...booking.minutes) * 60_000

/** Bookings take a seat of their own, holds any: one that has expired none, deleted or not. */
function hasSeat(cell: Date, { seats, bookingId }: Seating): SQL {
  const at = cell.getTime()
  const taken = sql`SELECT count(*) FROM ${bookingCells} WHERE starts_at = ${at}`
  const held = sql`SELECT count(*) FROM ${bookingHolds} WHERE starts_at > ${at - longestMs} AND starts_at <= ${at} AND starts_at + minutes * 60000 > ${at} AND id <> ${bookingId} AND ${isLive(new Date())}`
  return sql`(${taken}) + (${held}) < ${seats}`
}

/** Whether a batch failed because a cell had no free seat. */
export function isTaken(error: unknown): boolean {
  return failedBecause(error, 'NOT NULL constraint failed: booking_cells.seat')
}

/** True if a batch failed because its booking was not written: a condition of it held no more. */
export function lacksBooking(error: unknown): boolean {
  return failedBecause(error, 'FOREIGN KEY constraint failed')
}
