import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { lifetimes, booking as limits } from '#shared/constants.ts'
import type { Work } from '../app-env.ts'
import { insertIf } from '../db/conditions.ts'
import { counterOf, countUpIf, hasRoom } from '../db/counters.ts'
import { bookingHolds, outbox } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { canonicalMailbox, mailAllowance } from '../mail/allowance.ts'
import { outboxRow } from '../mail/outbox.ts'
import { sign } from '../security/signature.ts'
import { hashToken, randomToken } from '../security/tokens.ts'
import { hasFreeSeats } from './cells.ts'
import { isOpenOn } from './closures.ts'
import { type ConsultationRequest, isLive, isLiveHold } from './find-hold.ts'
import { confirmationMail } from './mails.ts'

/**
 * Returns the token of a booking's link that belongs to the token of its confirmation. The mailbox
 * has the second one, from which the first follows and not the other way round: whoever made the
 * booking cannot confirm it, and whoever confirms it gets to its page.
 */
export function linkTokenOf(confirmToken: string): Promise<string> {
  return hashToken(`booking ${confirmToken}`)
}

/**
 * Holds a time and mails the link that confirms it; `refused` when something of it holds no more or
 * a cap is reached. The caps are conditions of the row: of many at once no more are held.
 */
export async function holdTime(
  work: Work,
  request: ConsultationRequest,
): Promise<{ outcome: 'held'; token: string } | { outcome: 'refused' }> {
  const { db, settings } = work
  const [confirmToken, createdAt] = [randomToken(), new Date()]
  const token = await linkTokenOf(confirmToken)
  const expiresAt = new Date(createdAt.getTime() + lifetimes.bookingHoldSeconds * 1000)
  const mail = confirmationMail(settings, { request, confirmToken, expiresAt })
  const mailRow = await outboxRow(work, mail, { about: request.id })
  const recipient = { to: request.email, kind: 'booking', allowance: 'shared' } as const
  const allowance = await mailAllowance(work, recipient)
  const counters = await countersOf(work, request.email)
  const row = {
    ...request,
    tokenHash: await hashToken(token),
    expiresAt,
    createdAt,
    cancelledAt: null,
  }
  const condition = and(
    isOpenOn(db, request.startsAt),
    hasFreeSeats({ ...request, bookingId: request.id, seats: settings.bookingSeats }),
    hasRoomForHold(db, createdAt),
    ...counters.map((one) => hasRoom(db, one)),
    // Without the mail nobody could confirm it.
    allowance.hasRoom,
  )
  const inserted = eq(bookingHolds.id, request.id)
  const [held] = await db.batch([
    insertIf(db, bookingHolds, { row, condition }).returning({ id: bookingHolds.id }),
    ...counters.map((one) => countUpIf(db, one, [bookingHolds, inserted])),
    ...allowance.insert(mailRow, { table: bookingHolds, fits: inserted }),
  ])
  return held.length > 0 ? { outcome: 'held', token } : { outcome: 'refused' }
}

async function countersOf({ settings, client }: Work, email: string) {
  const [key] = settings.keyring('address')
  return [
    counterOf(`holds:${await sign(key, canonicalMailbox(email))}`, limits.holdsPerMailbox),
    counterOf(`holds:${await sign(key, `network ${client.network}`)}`, limits.holdsPerNetwork),
  ]
}

function hasRoomForHold(db: Database, now: Date): SQL {
  const live = db.select({ count: count() }).from(bookingHolds).where(isLive(now))
  return sql`(${live}) < ${limits.holdsAtOnce}`
}

/** Ends a live hold; false when there is none. */
export async function releaseHold({ db }: Pick<Work, 'db'>, id: string): Promise<boolean> {
  const [released] = await db.batch(releaseStatements(db, id))
  return released.length > 0
}

/** The statements of a batch that end a live hold; its email does not go out any more. */
export function releaseStatements(db: Database, id: string) {
  return [
    db
      .update(bookingHolds)
      .set({ cancelledAt: new Date() })
      .where(isLiveHold(id))
      .returning({ id: bookingHolds.id }),
    db.delete(outbox).where(and(eq(outbox.about, id), isNull(outbox.sentAt))),
  ] as const
}
