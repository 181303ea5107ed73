import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { addOne, currentCounter, hasRoom } from '#worker/db/counters.ts'
import { bookingHolds, outbox } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { isStillStaff } from '#worker/desk/staff/staff-conditions.ts'
import { canonicalMailbox, mailAllowance } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { sign } from '#worker/security/signature.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { type ConsultationRequest, type Hold, isLive, isLiveHold } from './find-hold.ts'
import { isStillOffered } from './office.ts'
import type { Seats } from './seats.ts'

/**
 * Derives the token of a booking's link from that of its confirmation email, but not the other way
 * round: whoever booked cannot confirm, and whoever confirms gets to the booking.
 */
export function linkTokenOf(confirmToken: string): Promise<string> {
  return hashToken(`booking ${confirmToken}`)
}

type HoldOutcome =
  | { outcome: 'held'; token: string }
  /** `full`: the hourly limit; `capped`: that of the mailbox, the network or all holds. */
  | { outcome: 'not-offered' | 'taken' | 'full' | 'capped' }

/** Holds a time and emails its confirmation link, within the limits of holds. */
export async function holdTime(
  work: Work,
  request: ConsultationRequest,
  seats: Seats,
): Promise<HoldOutcome> {
  const { db } = work
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + lifetimes.bookingHoldSeconds * 1000)
  const confirmToken = randomToken()
  const token = await linkTokenOf(confirmToken)
  const row = { ...request, tokenHash: await hashToken(token), expiresAt, createdAt }
  const mail = await mailConfirmation(work, { request, confirmToken, expiresAt })
  const hourCounter = currentCounter('hour:booking', hourlyCap)
  const counters = await countersOf(work, request.email)
  const { outcome } = await changeIf(work, {
    preconditions: {
      ...isStillOffered(work, request, seats),
      full: hasRoom(db, hourCounter),
      capped: and(
        hasRoomForHold(db, createdAt),
        ...counters.map((counter) => hasRoom(db, counter)),
        // Without the email nobody could confirm the hold.
        mail.hasRoom,
      ),
    },
    steps: {
      hold: db.insert(bookingHolds).values(row),
      counts: [hourCounter, ...counters].map((counter) => addOne(db, counter)),
      mail: mail.steps,
    },
  })
  return outcome === 'changed' ? { outcome: 'held', token } : { outcome }
}

async function mailConfirmation(work: Work, confirmation: Parameters<typeof confirmationMail>[1]) {
  const { email, id } = confirmation.request
  const row = await outboxRow(work, confirmationMail(work.settings, confirmation), { about: id })
  const recipient = { to: email, kind: 'booking', allowance: 'shared' } as const
  const { hasRoom, insert } = await mailAllowance(work, recipient)
  return { hasRoom, steps: insert(row) }
}

async function countersOf({ settings, client }: Work, email: string) {
  const [key] = settings.keyring('address')
  return [
    currentCounter(`holds:${await sign(key, canonicalMailbox(email))}`, limits.holdsPerMailbox),
    currentCounter(`holds:${await sign(key, `network ${client.network}`)}`, limits.holdsPerNetwork),
  ]
}

function hasRoomForHold(db: Database, now: Date): SQL {
  const live = db.select({ count: count() }).from(bookingHolds).where(isLive(now))
  return sql`(${live}) < ${limits.holdsAtOnce}`
}

/**
 * Ends a live hold, by its link or at the desk, and deletes its unsent email. Nobody is notified,
 * because nobody has confirmed that the booking is theirs.
 */
export async function releaseHold(
  work: Pick<Work, 'db' | 'settings'>,
  { id, startsAt }: Pick<Hold, 'id' | 'startsAt'>,
  atDesk: SignedIn | null = null,
): Promise<{ outcome: 'released' | 'notFound' }> {
  const { db } = work
  const isStillLive = hasRow(db, bookingHolds, isLiveHold(id))
  const { outcome } = await changeIf(work, {
    preconditions: { notFound: and(isStillLive, atDesk ? isStillStaff(work, atDesk) : undefined) },
    steps: {
      log: atDesk && insertLogRow(db, atDesk, 'time.released', startsAt.toISOString()),
      hold: db.update(bookingHolds).set({ cancelledAt: new Date() }).where(eq(bookingHolds.id, id)),
      mail: db.delete(outbox).where(and(eq(outbox.about, id), isNull(outbox.sentAt))),
    },
  })
  return { outcome: outcome === 'changed' ? 'released' : outcome }
}
