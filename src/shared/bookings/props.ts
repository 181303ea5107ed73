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
  thread: string
  person: { name: string; email: string }
  company: string
  topic: string
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number
  cancelled: boolean
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

/** Days on which nobody can book. */
export interface Closure {
  id: string
  /** `YYYY-MM-DD` at the office, both included. */
  from: string
  to: string
  reason: string
}
