/** The titles of the pages that the desk has for visitors. */
export const visitorTitles = {
  newsletters: 'Newsletter',
  book: 'Book a consultation',
  confirmBooking: 'Confirm your consultation',
  booking: 'Your consultation',
} as const
