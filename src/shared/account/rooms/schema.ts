import * as z from 'zod/mini'
import { optionalSecret, prepared } from '#shared/fields.ts'
import { textOf } from '#shared/text.ts'

/** The acceptance of terms: the hash of the text that was read, and the password unless a passkey is given. */
export const acceptTermsSchema = z.object({
  hash: prepared((value) => textOf(value), z.string()),
  password: optionalSecret('password'),
})
