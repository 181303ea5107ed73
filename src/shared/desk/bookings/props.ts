/** A day of the booking page with its free times. */
export interface BookingDay {
  /** `YYYY-MM-DD` at the office. */
  date: string
  /** The possible start times: ISO 8601, UTC. */
  slots: string[]
  /** Why a business day has no times: a holiday's name, or that the office is closed. */
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
  cancelled: boolean
  /** When the hold expires (ISO 8601, UTC); null for a booking. */
  heldUntil: string | null
}

/** A consultation in the enquiry of whoever booked it; never contains its link. */
export interface EnquiryBooking {
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  state: BookingState
}

/** The state of a consultation. */
export type BookingState = 'coming' | 'past' | 'cancelled'

/** The state of a time that is held until its visitor confirms it. */
export type HoldState = 'held' | 'expired' | 'cancelled'

/** Days on which nobody can book. */
export interface Closure {
  id: string
  /** `YYYY-MM-DD` at the office, both included. */
  from: string
  to: string
  reason: string
}
