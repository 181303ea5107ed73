import type { BookingState } from '#shared/bookings/props.ts'

/** What a consultation is called by whoever booked it. */
export const stateTitles = {
  coming: 'Your consultation',
  past: 'Your consultation has been',
  cancelled: 'Your consultation is cancelled',
} as const satisfies Record<BookingState, string>
