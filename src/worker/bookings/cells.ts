import { type SQL, sql } from 'drizzle-orm'
import { cellsOf } from '#shared/bookings/slots.ts'
import { bookingCells } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

interface Taking {
  bookingId: string
  startsAt: Date
  minutes: number
  /** How many consultations may take place at once. */
  seats: number
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
    const at = cell.getTime()
    const here = sql`FROM ${bookingCells} WHERE starts_at = ${at}`
    // Counted too: seats that there are no more may still be taken.
    const free = sql`SELECT value FROM json_each(${numbers}) WHERE value NOT IN (SELECT seat ${here}) AND (SELECT count(*) ${here}) < ${seats} LIMIT 1`
    // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
    return db
      .insert(bookingCells)
      .select(sql`SELECT ${at}, (${free}), ${bookingId} WHERE ${condition}`)
  })
}

/** Whether a batch failed because a cell had no free seat. */
export function isTaken(error: unknown): boolean {
  return isRefused(error, 'NOT NULL constraint failed: booking_cells.seat')
}

/** Whether a batch failed because the booking was not written: its day was closed meanwhile. */
export function isClosedMeanwhile(error: unknown): boolean {
  return isRefused(error, 'FOREIGN KEY constraint failed')
}

function isRefused(error: unknown, by: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(by) || isRefused(error.cause, by)
}
