import { messages } from '#shared/messages.ts'
import { spanText } from '#shared/time-text.ts'
import { officeSpanText, officeZone } from '#worker/knowledge/office.ts'
import type { MailBlock } from '#worker/mail/compose.ts'
import type { Consultation } from './consultation.ts'
import * as words from './visitor-mail-words.ts'

type Row = [name: string, value: string]

export function personRows({ name, email, phone, company, topic }: Consultation): Row[] {
  return [
    ['Name', name],
    ['Email', email],
    ['Phone', phone || '–'],
    ['Company', company || '–'],
    ['Topic', topic || '–'],
  ]
}

/** Returns who holds the consultation; nothing if nobody does. */
export function hostRows({ host }: Pick<Consultation, 'host'>, label: string): Row[] {
  return host ? [[label, host.name]] : []
}

/** Returns the link to the meeting; without one, how it is agreed. */
export function meetingBlocks({ meeting }: Pick<Consultation, 'meeting'>): MailBlock[] {
  return [
    meeting
      ? { link: words.joinTheMeeting, href: meeting }
      : { paragraph: messages.booking.meeting },
  ]
}

export function reasonRows(reason = ''): Row[] {
  return reason ? [[words.cause, reason]] : []
}

/** Returns the time for the visitor: at the office and in their own zone. */
export function visitorTimeRows(consultation: TimeOfConsultation): Row[] {
  return timeRows(consultation, words.yourTime)
}

type TimeOfConsultation = Pick<Consultation, 'startsAt' | 'minutes' | 'zone'>

/** Returns the time at the office and in the visitor's zone; in UTC if that is unknown. */
export function timeRows(
  { startsAt, minutes, zone }: TimeOfConsultation,
  visitorLabel: string,
): Row[] {
  const office: Row = [words.time, officeSpanText(startsAt, minutes)]
  if (zone === officeZone()) return [office]
  const visitorZone = zone ?? 'UTC'
  const span = `${spanText(visitorZone, startsAt, minutes)} (${visitorZone})`
  return [office, [zone ? visitorLabel : words.inUtc, span]]
}
