import * as z from 'zod/mini'
import { optionalSecret, prepared } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { textOf } from '#shared/text.ts'

const unread = () => messages.terms.unread

/** The acceptance of terms: the hash of the text that was read, and the password unless a passkey is given. */
export const acceptTermsSchema = z.object({
  // Without it, a form that is sent again would accept a text that nobody has read.
  hash: prepared((value) => textOf(value), z.string().check(z.minLength(1, { error: unread }))),
  password: optionalSecret('password'),
})
