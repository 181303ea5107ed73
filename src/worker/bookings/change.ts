import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { booking as limits } from '#shared/constants.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { counterOf, countUpIf, isUsedUp } from '../db/counters.ts'
import { bookingCells, bookings, deskLog, threadEntries } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { mailAllowance } from '../mail/allowance.ts'
import { insertMailFrom } from '../mail/outbox.ts'
import { isTaken, takeCells } from './cells.ts'
import { isOpenOn } from './closures.ts'
import { consultationOf } from './consultation.ts'
import { type FoundBooking, findBookingById, stateOf } from './find-booking.ts'
import { bookingMails, type News } from './mails.ts'
import { findConflict } from './office.ts'

/** What happened to a consultation, as the body of its entry in the thread holds it (JSON). */
interface BookingEvent {
  booking: 'moved' | 'cancelled'
  /** ISO 8601, UTC; where it was moved to. */
  startsAt: string
  minutes: number
  /** Where it was moved from. */
  from?: string
  /** Why staff cancelled it. */
  reason?: string
}

type Moved = { outcome: 'moved' | 'not-offered' | 'taken' | 'notFound' | 'too-often' }

/**
 * Moves a consultation, for as long as it is still to come. Of several changes at once one happens:
 * each depends on the sequence that it read.
 */
export async function moveBooking(
  work: Work,
  found: FoundBooking,
  { startsAt, token }: { startsAt: Date; token: string },
): Promise<Moved> {
  const { db, settings } = work
  const { booking } = found
  const { minutes } = booking
  if (stateOf(booking) !== 'coming') return { outcome: 'notFound' }
  // Pressed twice: it is there already, and nobody gets another mail.
  if (startsAt.getTime() === booking.startsAt.getTime()) return { outcome: 'moved' }
  const conflict = await findConflict(work, { startsAt, minutes, moving: booking.id })
  if (conflict) return { outcome: conflict }
  const moves = counterOf(`moves:${booking.id}`, limits.movesPerDay)
  if (await isUsedUp(db, moves)) return { outcome: 'too-often' }

  const event = { booking: 'moved', startsAt: startsAt.toISOString(), minutes } as const
  const from = booking.startsAt.toISOString()
  const change = recordChange(db, found, {
    event: { ...event, from },
    fits: isOpenOn(db, startsAt),
    authorId: null,
  })
  const consultation = { ...consultationOf(found), startsAt, sequence: booking.sequence + 1 }
  const mails = await mailsIf(work, { change: 'moved', consultation, token }, change.happens)
  const cells = { bookingId: booking.id, startsAt, minutes, seats: settings.bookingSeats }
  try {
    const [recorded] = await db.batch([
      change.statement,
      db
        .update(bookings)
        .set({ startsAt, sequence: booking.sequence + 1 })
        .where(and(eq(bookings.id, booking.id), change.happens)),
      freeCells(db, booking.id, change.happens),
      ...takeCells(db, { ...cells, condition: change.happens }),
      countUpIf(db, moves, [bookings, and(eq(bookings.id, booking.id), change.happens)]),
      ...mails,
    ])
    return { outcome: recorded.length > 0 ? 'moved' : 'taken' }
  } catch (error) {
    if (isTaken(error)) return { outcome: 'taken' }
    throw error
  }
}

type Cancelled = { outcome: 'cancelled' | 'notFound' }

// So many changes at once have nobody behind them who waits.
const maxTries = 5

/** Who cancels at the desk, and why; the reason is mailed, and empty where nobody gave one. */
export interface DeskCancellation {
  actor: SignedIn
  reason: string
}

/** Cancels a consultation, by the visitor's link or at the desk. */
export async function cancelBooking(
  work: Work,
  found: FoundBooking,
  atDesk: DeskCancellation | null = null,
  tries = maxTries,
): Promise<Cancelled> {
  const { db } = work
  const { booking } = found
  if (stateOf(booking) !== 'coming' || tries === 0) return { outcome: 'notFound' }
  const { startsAt, minutes } = booking
  const because = atDesk?.reason ? { reason: atDesk.reason } : {}
  const change = recordChange(db, found, {
    event: { booking: 'cancelled', startsAt: startsAt.toISOString(), minutes, ...because },
    authorId: atDesk?.actor.user.id ?? null,
  })
  const next = { sequence: booking.sequence + 1 }
  const consultation = { ...consultationOf(found), ...next, cancelled: true }
  const news = { change: 'cancelled', consultation, token: null, ...because } as const
  const [recorded] = await db.batch([
    change.statement,
    db
      .update(bookings)
      .set({ ...next, cancelledAt: new Date() })
      .where(and(eq(bookings.id, booking.id), change.happens)),
    freeCells(db, booking.id, change.happens),
    ...(atDesk ? [logIf(db, atDesk.actor, booking.id, change.happens)] : []),
    ...(await mailsIf(work, news, change.happens, atDesk)),
  ])
  if (recorded.length > 0) return { outcome: 'cancelled' }
  // It was moved meanwhile: whoever calls it off means it wherever it stands.
  const again = await findBookingById(db, booking.id)
  return again ? cancelBooking(work, again, atDesk, tries - 1) : { outcome: 'notFound' }
}

interface Recorded {
  event: BookingEvent
  authorId: string | null
  fits?: SQL
}

/**
 * The first statement of a change: its entry in the thread, written only while the booking is as it
 * was read. All others depend on that entry, whose id no other change has.
 */
function recordChange(
  db: Database,
  { booking }: FoundBooking,
  { event, authorId, fits }: Recorded,
) {
  const id = crypto.randomUUID()
  const now = new Date()
  const asRead = and(
    eq(bookings.id, booking.id),
    eq(bookings.sequence, booking.sequence),
    isNull(bookings.cancelledAt),
    gt(bookings.startsAt, now),
  )
  const row = {
    id,
    threadId: booking.threadId,
    kind: 'event',
    authorId,
    writtenBy: null,
    body: JSON.stringify(event),
    mailId: null,
    messageId: null,
    createdAt: now,
  } as const
  const condition = and(hasRow(db, bookings, asRead), fits)
  return {
    statement: insertIf(db, threadEntries, { row, condition }).returning({ id: threadEntries.id }),
    happens: hasRow(db, threadEntries, eq(threadEntries.id, id)),
  }
}

function freeCells(db: Database, bookingId: string, happens: SQL) {
  return db.delete(bookingCells).where(and(eq(bookingCells.bookingId, bookingId), happens))
}

function logIf(db: Database, asking: SignedIn, bookingId: string, happens: SQL) {
  const row = deskLogRow(asking, 'booking.cancelled', bookingId)
  return insertIf(db, deskLog, { row, condition: happens })
}

/**
 * The mails to both sides if the change happens. By a link they count as uninvited: whoever booked
 * with a stranger's address must not flood it by moving to and fro.
 */
async function mailsIf(
  work: Work,
  news: News & { change: 'moved' | 'cancelled' },
  happens: SQL,
  atDesk: DeskCancellation | null = null,
) {
  const { db } = work
  const mails = await bookingMails(work, news)
  const source = { table: bookings, fits: and(eq(bookings.id, news.consultation.id), happens) }
  const recipient = { to: news.consultation.email, kind: 'booking', allowance: 'shared' } as const
  const visitor = atDesk
    ? [insertMailFrom(db, mails.visitor, source)]
    : (await mailAllowance(work, recipient)).insert(mails.visitor, source)
  return [insertMailFrom(db, mails.firm, source), ...visitor]
}
