import type { BookingState, HoldState } from '#shared/desk/bookings/props.ts'
import * as words from './visitor-words.ts'

/** The headings of a booking, for whoever made it. */
export const stateTitles = {
  coming: words.yourConsultation,
  past: words.yourConsultationIsOver,
  cancelled: words.yourConsultationIsCancelled,
  held: words.yourConsultationIsNotConfirmed,
  expired: words.yourConsultationWasNotConfirmed,
} as const satisfies Record<BookingState | HoldState, string>
