import { type SQL, sql } from 'drizzle-orm'
import { cellsOf } from '#shared/desk/bookings/slots.ts'
import { booking } from '#shared/desk/constants.ts'
import { bookingCells, bookingHolds } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isLive } from './find-hold.ts'

interface Seating {
  startsAt: Date
  minutes: number
  /** The number of consultations that may take place at once. */
  seats: number
  /** The hold and the cells of this booking do not count as occupied, because it replaces them. */
  bookingId: string
}

/** Inserts a booking's cells on free seats; the batch must require `hasFreeSeats`. */
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

/** Returns the condition that each half hour has a free seat; each live hold occupies one. */
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
