import type { BookingState, HoldState } from '#shared/desk/bookings/props.ts'

/** The headings of a booking, for whoever made it. */
export const stateTitles = {
  coming: 'Your consultation',
  past: 'Your consultation is over',
  cancelled: 'Your consultation is cancelled',
  held: 'Your consultation is not confirmed yet',
  expired: 'Your consultation was not confirmed',
} as const satisfies Record<BookingState | HoldState, string>
