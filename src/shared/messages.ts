import { accountMessages } from './account/messages.ts'
import { clientMessages } from './client-messages.ts'
import { deskMessages } from './desk/messages.ts'
import { fileMessages } from './files/messages.ts'
import { refusalMessages } from './refusal-messages.ts'
import { siteMessages } from './site/messages.ts'

/** Every sentence a person is told about what they sent. `attr` is the field's name in words. */
export const messages = {
  ...clientMessages.fields,
  ...refusalMessages,
  files: fileMessages,
  ...siteMessages,
  ...accountMessages,
  ...deskMessages,
} as const
