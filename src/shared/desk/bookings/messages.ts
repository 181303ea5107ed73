import { clientMessages } from '#shared/client-messages.ts'

/** The sentences of bookings that visitors see. */
export const bookingMessages = {
  phone: 'The phone field must be a phone number.',
  taken: 'This time has just been taken. Please choose another.',
  full: (email: string) => `We cannot take bookings here right now. Please write to ${email}.`,
  booked: 'Your consultation is booked.',
  held: 'Your time is held. Please confirm it with the link we have emailed you.',
  unconfirmed: 'Please confirm your consultation first, with the link we have emailed you.',
  invalidLink: 'This link is invalid or has expired. Please book again.',
  moved: 'Your consultation has a new time.',
  cancelled: 'Consultation cancelled. A cancellation has been emailed to both parties.',
  released: 'Done. The time is free again.',
  meeting: clientMessages.meeting,
} as const
