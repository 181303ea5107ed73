import type { Translation } from '#shared/translation.ts'
import { accountMessages } from './account/messages.fr.ts'
import { clientMessages } from './client-messages.fr.ts'
import { bookingMessages } from './desk/bookings/messages.fr.ts'
import { deskMessages } from './desk/messages.ts'
import { fileMessages } from './files/messages.fr.ts'
import type * as translation from './messages.fr.ts'
import type * as original from './messages.ts'
import { refusalMessages } from './refusal-messages.fr.ts'
import { siteMessages } from './site/messages.fr.ts'

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
