import { lifetimes } from '#shared/constants.ts'
import type { reminderKinds } from '#shared/desk/bookings/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { momentText, spanText } from '#shared/time-text.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Work } from '#worker/app-env.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { officeCity, officeSpanText, officeZone } from '#worker/knowledge/office.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { calendarEntry, type EntryText } from './calendar-entry.ts'
import type { Consultation } from './consultation.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { signedLinkToken } from './link-token.ts'

type Change = 'booked' | 'moved' | 'assigned' | 'cancelled'

/** A change of which both sides are notified; the token is null where we have only its hash. */
export interface BookingNotice {
  change: Change
  consultation: Consultation
  token: string | null
  reason?: string
}

/** Returns the outbox rows that notify both sides of a change, for the batch that makes it. */
export async function bookingMails(work: Pick<Work, 'settings' | 'mails'>, change: BookingNotice) {
  const { settings } = work
  const { threadId: about } = change.consultation
  const notice = await withLink(settings, change)
  const replyTo = await replyAddressOf(settings, about)
  return {
    visitor: await outboxRow(work, { ...visitorMail(settings, notice), replyTo }, { about }),
    firm: await Promise.all(
      firmAddresses(settings, notice).map((to) =>
        outboxRow(work, firmMail(settings, notice, to), { about }),
      ),
    ),
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

/**
 * Returns the visitor's calendar entry. It has no input of the form, which may be to a stranger.
 */
export function visitorCalendarEntry(
  settings: Settings,
  { consultation, token }: BookingNotice,
): EntryText {
  const link = visitorLink(settings, token)
  // A cancelled consultation has no meeting and can no longer be changed.
  const changeLines = consultation.cancelled
    ? []
    : [meetingText(consultation), `Reschedule or cancel: ${link}`]
  return {
    summary: `Consultation with ${withHost(settings, consultation)}`,
    description: [...changeLines, `Reference: ${consultation.reference}`].join('\n'),
    link,
  }
}

function withHost({ appName }: Settings, { host }: Pick<Consultation, 'host'>): string {
  return host ? `${host.name}, ${appName}` : appName
}

/** Returns where a consultation takes place, in a sentence. */
function meetingText({ meeting }: Pick<Consultation, 'meeting'>): string {
  return meeting ? `Join at ${meeting}` : messages.booking.meeting
}

/** Returns the calendar entry of the firm and of whoever holds the consultation. */
export function firmCalendarEntry(settings: Settings, consultation: Consultation): EntryText {
  const { name, email, company, phone, topic, reference } = consultation
  const link = threadLink(settings, consultation.threadId)
  const { meeting } = consultation
  const join = meeting && meetingText(consultation)
  const about = [`${name} <${email}>`, phone, company, topic, join, `Reference: ${reference}`, link]
  return {
    summary: `Consultation: ${name}${company ? ` (${company})` : ''}`,
    description: about.filter(Boolean).join('\n'),
    link,
  }
}

/** Returns the confirmation email. It has no input of the form, which may be to a stranger. */
export function confirmationMail(
  settings: Settings,
  {
    request,
    confirmToken,
    expiresAt,
  }: { request: ConsultationRequest; confirmToken: string; expiresAt: Date },
): Mail {
  const path = routes.confirmBooking.href({ token: confirmToken })
  const minutes = lifetimes.bookingHoldSeconds / 60
  const zone = request.zone ?? officeZone()
  return composeMail(settings, {
    to: request.email,
    subject: 'Confirm your consultation',
    reason: 'this address was given when the consultation was booked',
    blocks: [
      {
        paragraph: `We hold this time for you for ${minutes} minutes. It is booked once you confirm it; an invitation for your calendar follows.`,
      },
      {
        rows: [
          ...timeRows(request, 'Your time'),
          ['Held until', `${momentText(zone, expiresAt)} (${zoneInWords(zone)})`],
        ],
      },
      { button: 'Confirm consultation', href: absoluteUrl(settings, path) },
      { paragraph: strangerSentence },
    ],
  })
}

const strangerSentence =
  'If you did not book this, somebody mistyped their address. Please ignore this email.'

function zoneInWords(zone: string): string {
  return zone === officeZone() ? officeCity() : zone
}

const visitorSentences = {
  booked: {
    subject: 'Your consultation is booked',
    opening: 'Your consultation is booked. The invitation for your calendar is attached.',
  },
  moved: {
    subject: 'Your consultation has a new time',
    opening: 'Your consultation was moved. The attached invitation replaces the earlier one.',
  },
  assigned: {
    subject: 'Your consultation has a new host',
    opening:
      'Somebody else will meet you at the same time. The attached invitation replaces the earlier one.',
  },
  cancelled: {
    subject: 'Your consultation is cancelled',
    opening: 'Your consultation was cancelled. The attachment removes it from your calendar.',
  },
} as const satisfies Record<Change, object>

function visitorMail(settings: Settings, notice: BookingNotice): Mail {
  const { change, consultation, token, reason } = notice
  const { subject, opening } = visitorSentences[change]
  const href = visitorLink(settings, token)
  const button = change === 'cancelled' ? 'Book another time' : 'Reschedule or cancel'
  const mail = composeMail(settings, {
    to: consultation.email,
    subject,
    reason: 'this address was given when the consultation was booked',
    blocks: [
      { paragraph: opening },
      {
        rows: [
          ...timeRows(consultation, 'Your time'),
          ...hostRows(consultation, 'With'),
          ...reasonRows(reason),
          ['Reference', consultation.reference],
        ],
      },
      ...(change === 'cancelled' ? [] : meetingBlocks(consultation)),
      { button, href },
      { paragraph: strangerSentence },
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

type Row = [name: string, value: string]

function personRows({ name, email, phone, company, topic }: Consultation): Row[] {
  return [
    ['Name', name],
    ['Email', email],
    ['Phone', phone || '–'],
    ['Company', company || '–'],
    ['Topic', topic || '–'],
  ]
}

function hostRows({ host }: Pick<Consultation, 'host'>, label: string): Row[] {
  return host ? [[label, host.name]] : []
}

/** Returns the link to the meeting; without one, how it is agreed. */
function meetingBlocks({ meeting }: Pick<Consultation, 'meeting'>): MailBlock[] {
  return [
    meeting ? { link: 'Join the meeting', href: meeting } : { paragraph: messages.booking.meeting },
  ]
}

function reasonRows(reason = ''): Row[] {
  return reason ? [['Reason', reason]] : []
}

/** Returns the time at the office and in the visitor's zone; in UTC if that is unknown. */
function timeRows(
  { startsAt, minutes, zone }: Pick<Consultation, 'startsAt' | 'minutes' | 'zone'>,
  visitorLabel: string,
): Row[] {
  const office: Row = ['Time', officeSpanText(startsAt, minutes)]
  if (zone === officeZone()) return [office]
  const visitorZone = zone ?? 'UTC'
  const span = `${spanText(visitorZone, startsAt, minutes)} (${visitorZone})`
  return [office, [zone ? visitorLabel : 'In UTC', span]]
}

function visitorLink(settings: Settings, token: string | null): string {
  const path = token ? routes.booking.href({ token }) : routes.book.href()
  return absoluteUrl(settings, path)
}

const reminderSubjects = {
  day: 'Your consultation is coming up',
  hour: 'Your consultation begins soon',
} as const satisfies Record<ReminderKind, string>

/** Returns the outbox rows that remind both sides of a consultation. */
export async function reminderMails(
  work: Pick<Work, 'settings' | 'mails'>,
  consultation: Consultation,
  kind: ReminderKind,
) {
  const { settings } = work
  const { threadId: about, email, name, host, reference } = consultation
  const rows: MailBlock = {
    rows: [
      ...timeRows(consultation, 'Your time'),
      ...hostRows(consultation, 'With'),
      ['Reference', reference],
    ],
  }
  const href = visitorLink(settings, await signedLinkToken(settings, consultation.id))
  const toVisitor = composeMail(settings, {
    to: email,
    subject: reminderSubjects[kind],
    reason: 'this address was given when the consultation was booked',
    blocks: [rows, ...meetingBlocks(consultation), { button: 'Reschedule or cancel', href }],
  })
  const toFirm = composeMail(settings, {
    to: host?.email ?? settings.mailTo,
    replyTo: email,
    subject: `Consultation with ${name} ${kind === 'day' ? 'is coming up' : 'begins soon'}`,
    reason: 'you hold this consultation',
    blocks: [
      { rows: [...timeRows(consultation, 'Their time'), ...personRows(consultation)] },
      ...(consultation.meeting ? meetingBlocks(consultation) : []),
      { link: 'Open it at the desk', href: threadLink(settings, about) },
    ],
  })
  const replyTo = await replyAddressOf(settings, about)
  return Promise.all([
    outboxRow(work, { ...toVisitor, replyTo }, { about }),
    outboxRow(work, toFirm, { about }),
  ])
}

type ReminderKind = (typeof reminderKinds)[number]
