import { and, eq, gt, isNull } from 'drizzle-orm'
import { booking as limits } from '#shared/desk/constants.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { addOne, currentCounter, isUsedUp } from '#worker/db/counters.ts'
import { bookingCells, bookings, threadEntries } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { closeThreadOf } from '#worker/desk/inbox/close-thread.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { isStillStaff } from '#worker/desk/staff/staff-conditions.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { insertMail } from '#worker/mail/outbox.ts'
import { hasFreeSeats, takeCells } from './cells.ts'
import { isOpenOn } from './closures.ts'
import { consultationOf } from './consultation.ts'
import { type BookingWithThread, findBookingById, stateOf } from './find-booking.ts'
import { type BookingNotice, bookingMails } from './mails.ts'
import { findConflict } from './office.ts'

type BookingRow = BookingWithThread['booking']

/** The body of a thread's event entry about a consultation (JSON). */
interface BookingEvent {
  booking: 'moved' | 'cancelled'
  /** The new time (ISO 8601, UTC). */
  startsAt: string
  minutes: number
  from?: string
  reason?: string
}

type MoveOutcome = { outcome: 'moved' | 'not-offered' | 'taken' | 'notFound' | 'too-often' }

interface Move {
  startsAt: Date
  token: string
}

/**
 * Moves a consultation that is still to come. Of several changes at the same time only one
 * succeeds, because each requires the sequence that it has read.
 */
export async function moveBooking(
  work: Work,
  record: BookingWithThread,
  move: Move,
): Promise<MoveOutcome> {
  const { booking } = record
  const { startsAt } = move
  if (stateOf(booking) !== 'coming') return { outcome: 'notFound' }
  // A repeated submit: the booking already has this time, and nobody gets another email.
  if (startsAt.getTime() === booking.startsAt.getTime()) return { outcome: 'moved' }
  const { minutes, id: movingId } = booking
  const conflict = await findConflict(work, { startsAt, minutes, movingId })
  if (conflict) return { outcome: conflict }
  if (await isUsedUp(work.db, moveCounter(booking))) return { outcome: 'too-often' }
  return saveMove(work, record, move)
}

async function saveMove(
  work: Work,
  record: BookingWithThread,
  { startsAt, token }: Move,
): Promise<{ outcome: 'moved' | 'taken' }> {
  const { db, settings } = work
  const { booking } = record
  const { id, minutes } = booking
  const next = { startsAt, sequence: booking.sequence + 1 }
  const seating = { bookingId: id, startsAt, minutes, seats: settings.bookingSeats }
  const consultation = { ...consultationOf(record), ...next }
  const { startsAt: from } = timeOf(booking)
  const event: BookingEvent = { booking: 'moved', ...timeOf({ ...next, minutes }), from }
  const { outcome } = await changeIf(work, {
    preconditions: {
      taken: and(isUnchanged(db, booking), isOpenOn(db, startsAt), hasFreeSeats(seating)),
    },
    steps: {
      entry: insertEvent(db, booking, { event, authorId: null }),
      booking: db.update(bookings).set(next).where(eq(bookings.id, id)),
      oldCells: freeCells(db, id),
      newCells: takeCells(db, seating),
      count: addOne(db, moveCounter(booking)),
      mails: await insertMails(work, { change: 'moved', consultation, token }),
    },
  })
  return { outcome: outcome === 'changed' ? 'moved' : outcome }
}

function moveCounter({ id }: BookingRow) {
  return currentCounter(`moves:${id}`, limits.movesPerDay)
}

type CancelOutcome = { outcome: 'cancelled' | 'notFound' }

// So many changes in a row do not come from people.
const maxAttempts = 5

/** A cancellation by staff; the reason is emailed, and empty if none was given. */
export interface DeskCancellation {
  actor: SignedIn
  reason: string
}

export async function cancelBooking(
  work: Work,
  booking: BookingWithThread,
  atDesk: DeskCancellation | null = null,
): Promise<CancelOutcome> {
  let record: BookingWithThread | null = booking
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (!record || stateOf(record.booking) !== 'coming') break
    const { outcome } = await saveCancellation(work, record, atDesk)
    if (outcome !== 'outdated') return { outcome: outcome === 'changed' ? 'cancelled' : outcome }
    // It was moved in between: whoever cancels means the consultation, not its time.
    record = await findBookingById(work.db, booking.booking.id)
  }
  return { outcome: 'notFound' }
}

/** Cancels a booking; `outdated` if it has changed since it was read. */
async function saveCancellation(
  work: Work,
  record: BookingWithThread,
  atDesk: DeskCancellation | null,
): Promise<{ outcome: 'changed' | 'notFound' | 'outdated' }> {
  const { db } = work
  const { booking } = record
  const { id } = booking
  const sequence = booking.sequence + 1
  const reason = atDesk?.reason ? { reason: atDesk.reason } : {}
  const consultation = { ...consultationOf(record), sequence, cancelled: true }
  const notice = { change: 'cancelled', consultation, token: null, ...reason } as const
  const event: BookingEvent = { booking: 'cancelled', ...timeOf(booking), ...reason }
  return changeIf(work, {
    preconditions: {
      notFound: atDesk ? isStillStaff(work, atDesk.actor) : undefined,
      outdated: isUnchanged(db, booking),
    },
    steps: {
      entry: insertEvent(db, booking, { event, authorId: atDesk?.actor.user.id ?? null }),
      booking: db
        .update(bookings)
        .set({ sequence, cancelledAt: new Date() })
        .where(eq(bookings.id, id)),
      cells: freeCells(db, id),
      thread: closeThreadOf(db, booking),
      log: atDesk && insertLogRow(db, atDesk.actor, 'booking.cancelled', id),
      mails: await insertMails(work, notice, atDesk),
    },
  })
}

/** Returns the condition that a booking is still to come and has not changed since it was read. */
function isUnchanged(db: Database, { id, sequence }: BookingRow) {
  const { startsAt, cancelledAt } = bookings
  const isComing = and(isNull(cancelledAt), gt(startsAt, new Date()))
  return hasRow(db, bookings, and(eq(bookings.id, id), eq(bookings.sequence, sequence), isComing))
}

function timeOf({ startsAt, minutes }: Pick<BookingRow, 'startsAt' | 'minutes'>) {
  return { startsAt: startsAt.toISOString(), minutes }
}

function insertEvent(
  db: Database,
  { threadId }: BookingRow,
  { event, authorId }: { event: BookingEvent; authorId: string | null },
) {
  return db.insert(threadEntries).values({
    id: crypto.randomUUID(),
    threadId,
    kind: 'event',
    authorId,
    body: JSON.stringify(event),
    createdAt: new Date(),
  })
}

function freeCells(db: Database, bookingId: string) {
  return db.delete(bookingCells).where(eq(bookingCells.bookingId, bookingId))
}

/**
 * Inserts the emails to both sides. Changes by link use the visitor's mail allowance: a stranger's
 * address could otherwise be flooded with changes.
 */
async function insertMails(
  work: Work,
  notice: BookingNotice & { change: 'moved' | 'cancelled' },
  atDesk: DeskCancellation | null = null,
) {
  const { db } = work
  const mails = await bookingMails(work, notice)
  const recipient = { to: notice.consultation.email, kind: 'booking', allowance: 'shared' } as const
  const visitorMail = atDesk
    ? [insertMail(db, mails.visitor)]
    : (await mailAllowance(work, recipient)).insert(mails.visitor)
  return [insertMail(db, mails.firm), ...visitorMail]
}
