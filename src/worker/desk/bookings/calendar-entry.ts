import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { site } from '#shared/content/site.ts'
import type { Settings } from '#worker/env.ts'
import { parseAddress, withAsciiDomain } from '#worker/mail/headers.ts'
import type { Consultation } from './consultation.ts'

/** What a calendar entry says besides the time and who takes part. */
export interface EntryText {
  summary: string
  description: string
  /** Absolute; where the reader of this entry changes the consultation. */
  link: string
}

/**
 * A consultation as a calendar file (RFC 5545, iTIP RFC 5546): the same UID for both sides and for
 * good, so that calendars replace what they hold by what has the higher SEQUENCE.
 */
export function calendarEntry(
  settings: Settings,
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  { consultation, text }: { consultation: Consultation; text: EntryText },
): string {
  const { id, startsAt, minutes, sequence, email, cancelled } = consultation
  const organizer = parseAddress(settings.mailFrom)
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.tagAuthority.domain, product: 'Consultations', language: 'EN' },
  })
  calendar.createEvent({
    id: `booking/${id}@${site.tagAuthority.domain}`,
    sequence,
    stamp: new Date(),
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: text.summary,
    description: text.description,
    location: text.link,
    url: text.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {
      name: organizer?.name || settings.appName,
      email: inMailtoUri(organizer?.email ?? site.email),
    },
    // Whoever booked has accepted: nobody waits for an answer to this.
    attendees: [...new Set([email, settings.mailTo])]
      .filter((address) => address !== organizer?.email)
      .map((address) => ({
        email: inMailtoUri(address),
        name: address,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      })),
  })
  return calendar.toString()
}

/**
 * An address as the part of a `mailto:` URI (RFC 6068 §2) that is the value of an attendee (RFC 5545
 * §3.3.3): `a?bcc=b@example.com` would name a second recipient. What may stand there stays as it is.
 */
function inMailtoUri(address: string): string {
  return withAsciiDomain(address).replace(/[^\w.~!$'*+@-]/gu, encodeURIComponent)
}
