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
import { takeCells } from './cells.ts'
import { type BookingNotice, bookingMails } from './change-mails.ts'
import { consultationOf, meetingOf } from './consultation.ts'
import { type BookingWithThread, findBookingById, stateOf } from './find-booking.ts'
import { findHost } from './hosts.ts'
import { findOffer, isStillOffered } from './office.ts'
import type { Seats } from './seats.ts'

type BookingRow = BookingWithThread['booking']

/** The body of a thread's event entry about a consultation (JSON). */
interface BookingEvent {
  booking: 'moved' | 'assigned' | 'cancelled'
  /** The new time (ISO 8601, UTC). */
  startsAt: string
  minutes: number
  from?: string
  reason?: string
  /** The name of the new host. */
  host?: string
}

type MoveOutcome = { outcome: 'moved' | 'not-offered' | 'taken' | 'notFound' | 'too-often' }

interface LinkMove {
  startsAt: Date
  token: string
}

/**
 * Moves a consultation that is still to come by its link; whoever holds it stays, if they still do. Of
 * several changes at the same time only one succeeds, because each requires the sequence that it has
 * read.
 */
export async function moveBooking(
  work: Work,
  record: BookingWithThread,
  { startsAt, token }: LinkMove,
): Promise<MoveOutcome> {
  const { booking } = record
  if (stateOf(booking) !== 'coming') return { outcome: 'notFound' }
  // A repeated submit: the booking already has this time, and nobody gets another email.
  if (startsAt.getTime() === booking.startsAt.getTime()) return { outcome: 'moved' }
  const { minutes, id: movingId, hostId } = booking
  const offer = await findOffer(work, { startsAt, minutes, movingId, host: hostId ?? '' })
  if (offer.outcome !== 'offered') return offer
  if (await isUsedUp(work.db, moveCounter(booking))) return { outcome: 'too-often' }
  const move = { startsAt, seats: offer.seats, token, actor: null }
  const { outcome } = await saveMove(work, record, move)
  return { outcome: outcome === 'not-offered' ? 'taken' : outcome }
}

interface Move {
  startsAt: Date
  seats: Seats
  /** The token of the visitor's link, where we have it. */
  token: string | null
  /** The member of staff who moves it; null for the visitor. */
  actor: SignedIn | null
}

/** Gives a consultation another time, another host, or both, and notifies both sides. */
export async function saveMove(
  work: Work,
  record: BookingWithThread,
  { startsAt, seats, token, actor }: Move,
): Promise<{ outcome: 'moved' | 'taken' | 'not-offered' | 'notFound' }> {
  const { db } = work
  const { booking } = record
  const { id, minutes } = booking
  const isMoved = startsAt.getTime() !== booking.startsAt.getTime()
  const next = {
    ...{ startsAt, hostId: seats.hostId, sequence: booking.sequence + 1 },
    ...(isMoved && { timeSetAt: new Date() }),
  }
  const host = await findHost(db, seats.hostId)
  const before = consultationOf(work.settings, record)
  const meeting = meetingOf(work.settings, host, before.reference)
  const consultation = { ...before, ...next, host, meeting }
  const event: BookingEvent = {
    booking: isMoved ? 'moved' : 'assigned',
    ...timeOf({ ...next, minutes }),
    from: timeOf(booking).startsAt,
    ...(host && { host: host.name }),
  }
  const change = isMoved ? 'moved' : 'assigned'
  const isOffered = isStillOffered(work, { id, startsAt, minutes }, seats)
  const { outcome } = await changeIf(work, {
    preconditions: {
      notFound: actor ? isStillStaff(work, actor) : undefined,
      'not-offered': isOffered['not-offered'],
      taken: and(isUnchanged(db, booking), isOffered.taken),
    },
    steps: {
      entry: insertEvent(db, booking, { event, authorId: actor?.user.id ?? null }),
      booking: db.update(bookings).set(next).where(eq(bookings.id, id)),
      oldCells: freeCells(db, id),
      newCells: takeCells(db, { bookingId: id, startsAt, minutes, seats }),
      count: actor ? null : addOne(db, moveCounter(booking)),
      log: actor && insertLogRow(db, actor, 'booking.moved', id),
      mails: await insertMails(work, { change, consultation, token }, actor),
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
  const consultation = { ...consultationOf(work.settings, record), sequence, cancelled: true }
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
      mails: await insertMails(work, notice, atDesk?.actor ?? null),
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
async function insertMails(work: Work, notice: BookingNotice, atDesk: SignedIn | null) {
  const { db } = work
  const mails = await bookingMails(work, notice)
  const recipient = { to: notice.consultation.email, kind: 'booking', allowance: 'shared' } as const
  const visitorMail = atDesk
    ? [insertMail(db, mails.visitor)]
    : (await mailAllowance(work, recipient)).insert(mails.visitor)
  return [...mails.firm.map((mail) => insertMail(db, mail)), ...visitorMail]
}
