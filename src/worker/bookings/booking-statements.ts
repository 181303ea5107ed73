import { eq, type SQL } from 'drizzle-orm'
import { officeSpanInWords } from '#shared/bookings/times.ts'
import { receiptOf } from '#shared/contact/receipt.ts'
import type { Work } from '../app-env.ts'
import { insertIf } from '../db/conditions.ts'
import { bookings, outbox, threads } from '../db/schema.ts'
import { openThread } from '../inbox/add-message.ts'
import type { MailAllowance } from '../mail/allowance.ts'
import { hashToken } from '../security/tokens.ts'
import { takeCells } from './cells.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { bookingMails } from './mails.ts'

/** What a consultation is called in the inbox when no service was chosen. */
export const consultation = 'Consultation'

/** A consultation to be stored, with the token of its link. */
type NewConsultation = ConsultationRequest & { token: string }

interface Circumstances {
  /** The booking is written only if this holds when the batch runs; else the batch fails. */
  condition: SQL | undefined
  /** What limits the mail to the visitor; null where the address is known to be theirs. */
  allowance: MailAllowance | null
}

/**
 * Returns the statements of a batch that stores a consultation, all or none: the thread, the booking,
 * its cells and the mails to both sides.
 */
export async function bookingStatements(
  work: Work,
  { token, ...booking }: NewConsultation,
  { condition, allowance }: Circumstances,
) {
  const { db, settings } = work
  const { id, startsAt, minutes, topic, zone, name, email, company, service, market } = booking
  const threadId = crypto.randomUUID()
  const createdAt = new Date()
  const { reference } = receiptOf(threadId, createdAt)
  const stored = { ...booking, threadId, reference, sequence: 0, cancelled: false }
  const mails = await bookingMails(work, { change: 'booked', consultation: stored, token })
  const row = {
    ...{ id, threadId, startsAt, minutes, topic, zone, sequence: 0, createdAt, cancelledAt: null },
    tokenHash: await hashToken(token),
  }
  const source = { table: threads, fits: eq(threads.id, threadId) }
  return [
    ...openThread(db, {
      ...{ id: threadId, name, email, company, service, market, product: null, createdAt },
      message: topic || `${consultation}: ${officeSpanInWords(startsAt, minutes)}`,
      mailId: mails.visitor.id,
    }),
    insertIf(db, bookings, { row, condition }),
    ...takeCells(db, { bookingId: id, startsAt, minutes, seats: settings.bookingSeats }),
    db.insert(outbox).values(mails.firm),
    ...(allowance?.insert(mails.visitor, source) ?? [db.insert(outbox).values(mails.visitor)]),
  ] as const
}
