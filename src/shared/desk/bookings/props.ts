/** A day of the booking page with its free times. */
export interface BookingDay {
  /** `YYYY-MM-DD` at the office. */
  date: string
  /** The possible start times: ISO 8601, UTC. */
  slots: string[]
  /** The reason why a business day has no times: a holiday's name, or that the office is closed. */
  closed: string | null
}

/** A consultation or held time in the desk's calendar. */
export interface CalendarBooking {
  id: string
  /** Null for a held time: the enquiry is created by its confirmation. */
  thread: string | null
  person: { name: string; email: string }
  company: string
  phone: string
  topic: string
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  /** The id of whoever holds it; null while nobody is named. */
  host: string | null
  cancelled: boolean
  /** The time at which the hold expires (ISO 8601, UTC); null for a booking. */
  heldUntil: string | null
}

/** A consultation in the enquiry of whoever booked it; never contains its token. */
export interface EnquiryBooking {
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  state: BookingState
  /** The path that leads to its page; null once it can no longer be moved or cancelled. */
  href: string | null
}

/** The state of a consultation. */
export type BookingState = 'coming' | 'past' | 'cancelled'

/** The state of a time that is held until its visitor confirms it. */
export type HoldState = 'held' | 'expired' | 'cancelled'

/** Days, or times of a day, at which nobody can book, or at which one host is away. */
export interface Closure {
  id: string
  /** At the office: `YYYY-MM-DD`, both included, or `YYYY-MM-DDTHH:MM`. */
  from: string
  to: string
  reason: string
  /** The id of the host who is away; null if it is for everybody. */
  host: string | null
}

/** Hours of a host that are the same every week. */
export interface HostHours {
  /** From Sunday, 0. */
  weekday: number
  /** `HH:MM`; what closes before it opens ends on the next day. */
  opens: string
  closes: string
}

/** The hours of a host's consultations, by the wall clock of their zone. */
export interface HostSchedule {
  /** IANA name. */
  zone: string
  hours: readonly HostHours[]
}

/** A host as visitors see them. */
export interface HostName {
  id: string
  name: string
}

/** A member of staff with their times, at the desk. */
export interface Host extends HostName, HostSchedule {
  hours: HostHours[]
  /** The https URL of their meetings, with `{reference}` for that of the enquiry; may be empty. */
  meetingLink: string
  /** Emails of the host besides that of the account, to which invitations are sent. */
  calendarAddresses: string[]
}

/** The reminders of a consultation: a day and an hour before. */
export const reminderKinds = ['day', 'hour'] as const

/** The reasons why a busy calendar could not be read. */
export const calendarFailures = [
  'address',
  'unreachable',
  'timeout',
  'status',
  'redirects',
  'too-large',
  'unreadable',
  // Written before each attempt: it stays if the attempt does not end.
  'unfinished',
] as const

export type CalendarFailure = (typeof calendarFailures)[number]

/** The calendar in which a host is busy elsewhere, as the desk shows it. */
export interface BusyCalendar {
  /** The name of its server; its address is a secret. */
  server: string
  /** The time at which it was last read (ISO 8601); null before. */
  readAt: string | null
  failure: CalendarFailure | null
  /** The number of entries that were read last, and of those that were left out; null before. */
  entries: number | null
  leftOut: number | null
}
