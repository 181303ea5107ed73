import { originalLocale } from '#shared/locales.ts'
import type { Work } from '#worker/app-env.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { calendarEntry, type EntryText } from './calendar-entry.ts'
import type { Consultation } from './consultation.ts'
import { firmCalendarEntry, visitorCalendarEntry } from './entry-texts.ts'
import { signedLinkToken, visitorLink } from './link-token.ts'
import {
  hostRows,
  meetingBlocks,
  personRows,
  reasonRows,
  timeRows,
  visitorTimeRows,
} from './mail-rows.ts'
import * as words from './visitor-mail-words.ts'

type Change = 'booked' | 'moved' | 'assigned' | 'cancelled'

/** A change of which both sides are notified; the token is null where we have only its hash. */
export interface BookingNotice {
  change: Change
  consultation: Consultation
  token: string | null
  reason?: string
}

/**
 * Returns the outbox rows that notify both sides of a change, for the batch that makes it: the visitor
 * in their language, the firm in English.
 */
export async function bookingMails(work: Pick<Work, 'settings' | 'mails'>, change: BookingNotice) {
  const { settings } = work
  const { threadId: about } = change.consultation
  const notice = await withLink(settings, change)
  const replyTo = await replyAddressOf(settings, about)
  const toVisitor = inLocale(change.consultation.locale, () => visitorMail(settings, notice))
  const toFirm = inLocale(originalLocale, () =>
    firmAddresses(settings, notice).map((to) => firmMail(settings, notice, to)),
  )
  return {
    visitor: await outboxRow(work, { ...toVisitor, replyTo }, { about }),
    firm: await Promise.all(toFirm.map((mail) => outboxRow(work, mail, { about }))),
  }
}

/** Adds a signed token where we have only the hash of the visitor's; a cancelled one needs none. */
async function withLink(settings: Settings, notice: BookingNotice): Promise<BookingNotice> {
  const { change, token, consultation } = notice
  if (token !== null || change === 'cancelled') return notice
  return { ...notice, token: await signedLinkToken(settings, consultation.id) }
}

/** Returns the addresses of the firm and of whoever holds the consultation, each once. */
function firmAddresses(
  { mailTo }: Settings,
  { consultation: { host } }: Pick<BookingNotice, 'consultation'>,
): string[] {
  return [...new Set([mailTo, host?.email ?? mailTo])]
}

function visitorMail(settings: Settings, notice: BookingNotice): Mail {
  const { change, consultation, token, reason } = notice
  const { subject, opening } = words.changes[change]
  const href = visitorLink(settings, token)
  const button = change === 'cancelled' ? words.bookAnotherTime : words.rescheduleOrCancel
  const mail = composeMail(settings, {
    to: consultation.email,
    subject,
    reason: words.reason,
    blocks: [
      { paragraph: opening },
      {
        rows: [
          ...visitorTimeRows(consultation),
          ...hostRows(consultation, words.host),
          ...reasonRows(reason),
          [words.reference, consultation.reference],
        ],
      },
      ...(change === 'cancelled' ? [] : meetingBlocks(consultation)),
      { button, href },
      { paragraph: words.notYou },
    ],
  })
  return withCalendar(settings, mail, { notice, text: visitorCalendarEntry(settings, notice) })
}

const firmSubjects = {
  booked: (name: string) => `New consultation with ${name}`,
  moved: (name: string) => `Consultation with ${name} has a new time`,
  assigned: (name: string) => `Consultation with ${name} has a new host`,
  cancelled: (name: string) => `Consultation with ${name} is cancelled`,
} as const satisfies Record<Change, (name: string) => string>

function firmMail(settings: Settings, notice: BookingNotice, to: string): Mail {
  const { change, consultation, reason } = notice
  const { name, email, reference } = consultation
  const blocks: MailBlock[] = [
    {
      rows: [
        ...timeRows(consultation, 'Their time'),
        ...hostRows(consultation, 'Host'),
        ...personRows(consultation),
        ...reasonRows(reason),
        ['Reference', reference],
      ],
    },
    ...(consultation.meeting ? meetingBlocks(consultation) : []),
    { link: 'Open it at the desk', href: threadLink(settings, consultation.threadId) },
  ]
  const mail = composeMail(settings, {
    to,
    replyTo: email,
    subject: firmSubjects[change](name),
    reason: 'the bookings of consultations are sent here',
    blocks,
  })
  return withCalendar(settings, mail, {
    notice,
    text: firmCalendarEntry(settings, notice.consultation),
  })
}

function withCalendar(
  settings: Settings,
  mail: Mail,
  { notice, text }: { notice: BookingNotice; text: EntryText },
): Mail {
  const { change, consultation } = notice
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const entry = calendarEntry(settings, method, { consultation, text })
  return { ...mail, calendar: { method, text: entry } }
}
