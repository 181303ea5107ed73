import { type SQL, sql } from 'drizzle-orm'
import { cellsOf } from '#shared/desk/bookings/slots.ts'
import { booking } from '#shared/desk/constants.ts'
import { bookingCells, bookingHolds } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isLive } from './find-hold.ts'

interface Seating {
  startsAt: Date
  minutes: number
  /** How many consultations may take place at once. */
  seats: number
  /** Neither a hold of the same id nor cells of its own stand in its way: it takes their place. */
  bookingId: string
}

/** Takes the cells of a booking, each on a free seat, in a batch that asks for `hasFreeSeats`. */
export function takeCells(db: Database, { startsAt, minutes, seats, bookingId }: Seating) {
  const numbers = JSON.stringify(Array.from({ length: seats }, (_, index) => index + 1))
  // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
  return db.insert(bookingCells).select(sql`
    SELECT cell.value, (
      SELECT number.value FROM json_each(${numbers}) AS number
      WHERE number.value NOT IN (SELECT seat FROM ${bookingCells} WHERE starts_at = cell.value)
      LIMIT 1
    ), ${bookingId}
    FROM json_each(${cellTimesJson(startsAt, minutes)}) AS cell`)
}

const longestMs = Math.max(...booking.minutes) * 60_000

/**
 * The condition that each half hour of a consultation has a free seat when the statement runs.
 * Bookings take a seat of their own, holds any: one that has expired none, deleted or not.
 */
export function hasFreeSeats({ startsAt, minutes, seats, bookingId }: Seating): SQL {
  const bookedSeats = sql`
    SELECT count(*) FROM ${bookingCells}
    WHERE starts_at = cell.value AND booking_id <> ${bookingId}`
  const heldSeats = sql`
    SELECT count(*) FROM ${bookingHolds}
    WHERE starts_at > cell.value - ${longestMs} AND starts_at <= cell.value
      AND starts_at + minutes * 60000 > cell.value
      AND ${bookingHolds.id} <> ${bookingId} AND ${isLive(new Date())}`
  return sql`NOT EXISTS (
    SELECT 1 FROM json_each(${cellTimesJson(startsAt, minutes)}) AS cell
    WHERE (${bookedSeats}) + (${heldSeats}) >= ${seats}
  )`
}

function cellTimesJson(startsAt: Date, minutes: number): string {
  return JSON.stringify(cellsOf(startsAt, minutes).map((cell) => cell.getTime()))
}
