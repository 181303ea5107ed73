/** A day on which consultations are offered. */
export interface BookingDay {
  /** `YYYY-MM-DD` at the office. */
  date: string
  /** The instants at which one may begin: ISO 8601, UTC. */
  slots: string[]
  /** Why there is none on a business day: a holiday's name, or that the office is closed. */
  closed: string | null
}

/** A consultation, as the desk's calendar shows it. */
export interface CalendarBooking {
  id: string
  /** Null while the time is only held: there is no enquiry before it is confirmed. */
  thread: string | null
  person: { name: string; email: string }
  company: string
  topic: string
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  cancelled: boolean
  /** Until when it is held for whoever has to confirm it (ISO 8601, UTC); null once it is booked. */
  heldUntil: string | null
}

/** A consultation, as whoever booked it finds it among their enquiries: never with its link. */
export interface EnquiryBooking {
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  state: BookingState
}

/** Whether a consultation is still to come, has been, or was called off. */
export type BookingState = 'coming' | 'past' | 'cancelled'

/** Whether a time is still held for whoever has to confirm it, or how that ended. */
export type HoldState = 'held' | 'expired' | 'cancelled'

/** Days on which nobody can book. */
export interface Closure {
  id: string
  /** `YYYY-MM-DD` at the office, both included. */
  from: string
  to: string
  reason: string
}
