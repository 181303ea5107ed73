import { and, eq, gte, lte, not } from 'drizzle-orm'
import type { BookingForm } from '#shared/bookings/schema.ts'
import { isOffered } from '#shared/bookings/slots.ts'
import { findZone, officeSpanInWords } from '#shared/bookings/times.ts'
import { hourlyCap } from '#shared/constants.ts'
import type { ContactAbout } from '#shared/contact/about.ts'
import { receiptOf } from '#shared/contact/receipt.ts'
import { findContactService } from '#shared/content/services.ts'
import { officeDayAt } from '#shared/office-days.ts'
import type { Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { countUp } from '../db/counters.ts'
import { bookings, closures, outbox, threads } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { openThread } from '../inbox/add-message.ts'
import { mailAllowance } from '../mail/allowance.ts'
import { hashToken, randomToken } from '../security/tokens.ts'
import { isClosedMeanwhile, isTaken, takeCells } from './cells.ts'
import { bookingMails } from './mails.ts'
import { readOffice } from './office.ts'

/** A booking as it was sent; about a market that we know, if about any. */
export type NewBooking = Omit<BookingForm, 'market'> & Pick<ContactAbout, 'market'>

type Booked = { outcome: 'booked'; token: string } | { outcome: 'not-offered' | 'taken' | 'full' }

const consultation = 'Consultation'

/**
 * Books a time: the thread, the booking, its cells and the mails to both sides in one batch, all or
 * none. The visitor's mail goes to nobody who gets many mails: who books has the link at once.
 */
export async function book(work: Work, sent: NewBooking): Promise<Booked> {
  const { db } = work
  const { slot: startsAt, minutes } = sent
  const office = await readOffice(work)
  if (!isOffered({ ...office, taken: new Map() }, startsAt, minutes)) {
    return { outcome: 'not-offered' }
  }
  if (!isOffered(office, startsAt, minutes)) return { outcome: 'taken' }
  if ((await countUp(db, 'hour:booking', hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
  const token = randomToken()
  const statements = await bookingStatements(work, sent, token)
  try {
    await db.batch(statements)
    return { outcome: 'booked', token }
  } catch (error) {
    if (isTaken(error)) return { outcome: 'taken' }
    if (isClosedMeanwhile(error)) return { outcome: 'not-offered' }
    throw error
  }
}

async function bookingStatements(work: Work, sent: NewBooking, token: string) {
  const { db, settings } = work
  const { slot: startsAt, minutes, name, email, company, topic, market } = sent
  const [id, threadId] = [crypto.randomUUID(), crypto.randomUUID()]
  const createdAt = new Date()
  const zone = findZone(sent.zone)
  const { reference } = receiptOf(threadId, createdAt)
  const person = { name, email, company }
  const time = { id, threadId, startsAt, minutes, topic, zone, sequence: 0 }
  const mails = await bookingMails(work, {
    change: 'booked',
    consultation: { ...time, ...person, reference, cancelled: false },
    token,
  })
  const allowance = await mailAllowance(work, { to: email, kind: 'booking', allowance: 'shared' })
  const row = { ...time, tokenHash: await hashToken(token), cancelledAt: null, createdAt }
  return [
    ...openThread(db, {
      id: threadId,
      ...person,
      service: findContactService(sent.service)?.label ?? consultation,
      market: market?.slug ?? null,
      product: null,
      message: topic || `${consultation}: ${officeSpanInWords(startsAt, minutes)}`,
      mailId: mails.visitor.id,
      createdAt,
    }),
    insertIf(db, bookings, { row, condition: isOpenOn(db, startsAt) }),
    ...takeCells(db, { bookingId: id, startsAt, minutes, seats: settings.bookingSeats }),
    db.insert(outbox).values(mails.firm),
    ...allowance.insert(mails.visitor, { table: threads, fits: eq(threads.id, threadId) }),
  ] as const
}

/** The condition that the day of an instant has not been closed meanwhile. */
export function isOpenOn(db: Database, startsAt: Date) {
  const day = officeDayAt(startsAt)
  return not(hasRow(db, closures, and(gte(closures.lastDay, day), lte(closures.firstDay, day))))
}
