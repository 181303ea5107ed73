import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { project } from '#shared/project.ts'
import type { Settings } from '#worker/env.ts'
import { parseAddress, withAsciiDomain } from '#worker/mail/headers.ts'
import type { Consultation } from './consultation.ts'

/** The end of the UIDs of our entries, by which they are known again. */
export const entryUidEnd = `@${project.tagAuthority.domain}`

export interface EntryText {
  summary: string
  description: string
  /** Absolute URL where the reader of the entry can change the consultation. */
  link: string
}

interface Entry {
  consultation: Consultation
  text: EntryText
}

/**
 * Returns a calendar file (RFC 5545, iTIP RFC 5546). The UID never changes, so that calendars
 * replace an entry by the one with the higher SEQUENCE.
 */
export function calendarEntry(
  settings: Settings,
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  entry: Entry,
): string {
  const calendar = newCalendar()
  calendar.method(ICalCalendarMethod[method])
  calendar.createEvent(eventOf(settings, entry))
  return calendar.toString()
}

/** Returns a calendar to subscribe to, with all consultations of one person. */
export function calendarFeedText(settings: Settings, entries: readonly Entry[]): string {
  const calendar = newCalendar()
  calendar.name(`Consultations, ${settings.appName}`)
  for (const entry of entries) calendar.createEvent(eventOf(settings, entry))
  return calendar.toString()
}

function newCalendar() {
  const prodId = { company: project.tagAuthority.domain, product: 'Consultations', language: 'EN' }
  return ical({ prodId })
}

function eventOf(settings: Settings, { consultation, text }: Entry): ICalEventData {
  const { id, startsAt, minutes, sequence, email, cancelled, host, meeting } = consultation
  const organizer = parseAddress(settings.mailFrom)
  return {
    id: `booking/${id}${entryUidEnd}`,
    sequence,
    stamp: new Date(),
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: text.summary,
    description: text.description,
    location: meeting ?? text.link,
    url: text.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {
      name: organizer?.name || settings.appName,
      email: inMailtoUri(organizer?.email ?? settings.firm.email),
    },
    attendees: [...new Set([email, settings.mailTo, host?.email ?? settings.mailTo])]
      .filter((address) => address !== organizer?.email)
      .map(attendeeOf),
  }
}

/** Returns an attendee who has accepted by booking, so that no calendar asks for a reply. */
function attendeeOf(address: string): ICalAttendeeData {
  return {
    email: inMailtoUri(address),
    name: address,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  }
}

/**
 * Escapes an address for the `mailto:` URI of an attendee (RFC 6068 §2, RFC 5545 §3.3.3):
 * `a?bcc=b@example.com` would otherwise name a second recipient.
 */
function inMailtoUri(address: string): string {
  return withAsciiDomain(address).replace(/[^\w.~!$'*+@-]/gu, encodeURIComponent)
}
