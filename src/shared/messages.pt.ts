import type { Translation } from '#shared/translation.ts'
import { accountMessages } from './account/messages.pt.ts'
import { clientMessages } from './client-messages.pt.ts'
import { bookingMessages } from './desk/bookings/messages.pt.ts'
import { deskMessages } from './desk/messages.ts'
import { fileMessages } from './files/messages.pt.ts'
import type * as translation from './messages.pt.ts'
import type * as original from './messages.ts'
import { refusalMessages } from './refusal-messages.pt.ts'
import { siteMessages } from './site/messages.pt.ts'

export const messages = {
  ...clientMessages.fields,
  ...refusalMessages,
  files: fileMessages,
  ...siteMessages,
  ...accountMessages,
  ...deskMessages,
  booking: { ...deskMessages.booking, ...bookingMessages },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
