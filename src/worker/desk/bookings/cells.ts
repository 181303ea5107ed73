import { type SQL, sql } from 'drizzle-orm'
import { cellsOf } from '#shared/desk/bookings/slots.ts'
import { booking } from '#shared/desk/constants.ts'
import { bookingCells, bookingHolds } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isLive } from './find-hold.ts'
import type { Seats } from './seats.ts'

interface Seating {
  startsAt: Date
  minutes: number
  seats: Seats
  /** The hold and the cells of this booking do not count as occupied, because it replaces them. */
  bookingId: string
}

/** Inserts a booking's cells on free seats; the batch must require `hasFreeSeats`. */
export function takeCells(db: Database, { startsAt, minutes, seats, bookingId }: Seating) {
  // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
  return db.insert(bookingCells).select(sql`
    SELECT cell.value, (
      SELECT number.value FROM json_each(${JSON.stringify(seats.numbers)}) AS number
      WHERE number.value NOT IN (SELECT seat FROM ${bookingCells} WHERE ${overlapsCell})
      LIMIT 1
    ), ${bookingId}
    FROM json_each(${cellTimesJson(startsAt, minutes)}) AS cell`)
}

const cellMs = booking.cellMinutes * 60_000

// Cells are not all on one grid: the office may have moved from a zone with another one.
const overlapsCell = sql`starts_at > cell.value - ${cellMs} AND starts_at < cell.value + ${cellMs}`

const longestMs = Math.max(...booking.minutes) * 60_000

/** Returns the condition that each half hour has a free seat; each live hold occupies one. */
export function hasFreeSeats({ startsAt, minutes, seats, bookingId }: Seating): SQL {
  const { hostId, numbers } = seats
  const bookedSeats = sql`
    SELECT count(*) FROM ${bookingCells}
    WHERE ${overlapsCell} AND booking_id <> ${bookingId}
      ${hostId === null ? sql`` : sql`AND seat = ${numbers[0]}`}`
  const heldSeats = sql`
    SELECT count(*) FROM ${bookingHolds}
    WHERE starts_at > cell.value - ${longestMs} AND starts_at < cell.value + ${cellMs}
      AND starts_at + minutes * 60000 > cell.value
      ${hostId === null ? sql`` : sql`AND host_id = ${hostId}`}
      AND ${bookingHolds.id} <> ${bookingId} AND ${isLive(new Date())}`
  return sql`NOT EXISTS (
    SELECT 1 FROM json_each(${cellTimesJson(startsAt, minutes)}) AS cell
    WHERE (${bookedSeats}) + (${heldSeats}) >= ${numbers.length}
  )`
}

function cellTimesJson(startsAt: Date, minutes: number): string {
  return JSON.stringify(cellsOf(startsAt, minutes).map((cell) => cell.getTime()))
}
