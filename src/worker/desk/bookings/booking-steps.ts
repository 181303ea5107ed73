import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { Work } from '#worker/app-env.ts'
import { bookings } from '#worker/db/schema.ts'
import { openThread } from '#worker/desk/inbox/add-message.ts'
import { officeSpanText } from '#worker/knowledge/office.ts'
import { defaultService } from '#worker/knowledge/services.ts'
import type { MailAllowance } from '#worker/mail/allowance.ts'
import { insertMail } from '#worker/mail/outbox.ts'
import { hashToken } from '#worker/security/tokens.ts'
import { takeCells } from './cells.ts'
import { bookingMails } from './change-mails.ts'
import { meetingOf } from './consultation.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { findHost } from './hosts.ts'
import type { Seats } from './seats.ts'

type NewConsultation = ConsultationRequest & { token: string; seats: Seats }

/**
 * Returns the steps that store a booking with its thread, cells and emails. The allowance limits
 * the email to the visitor; null for an address known to be theirs.
 */
export async function bookingSteps(
  work: Work,
  { token, seats, ...booking }: NewConsultation,
  allowance: MailAllowance | null,
) {
  const { db } = work
  const { id, startsAt, minutes, topic, phone, zone } = booking
  const { name, email, company, service, market, locale } = booking
  const { hostId } = seats
  const threadId = crypto.randomUUID()
  const createdAt = new Date()
  const reference = referenceOf(threadId)
  const host = await findHost(db, hostId)
  const newConsultation = {
    ...{ ...booking, threadId, reference, sequence: 0, cancelled: false, host },
    meeting: meetingOf(work.settings, host, reference),
  }
  const mails = await bookingMails(work, { change: 'booked', consultation: newConsultation, token })
  const row = {
    ...{ id, threadId, hostId, startsAt, minutes, topic, phone, zone },
    ...{ sequence: 0, createdAt, timeSetAt: createdAt, cancelledAt: null },
    tokenHash: await hashToken(token),
  }
  return {
    thread: openThread(db, {
      ...{ id: threadId, name, email, company, service, market, product: null, locale, createdAt },
      message: topic || `${defaultService}: ${officeSpanText(startsAt, minutes)}`,
      mailId: mails.visitor.id,
      // The consultation is the answer.
      status: 'waiting',
    }),
    booking: db.insert(bookings).values(row),
    cells: takeCells(db, { bookingId: id, startsAt, minutes, seats }),
    mailsToFirm: mails.firm.map((mail) => insertMail(db, mail)),
    mailToVisitor: allowance?.insert(mails.visitor) ?? [insertMail(db, mails.visitor)],
  }
}
