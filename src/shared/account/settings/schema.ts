import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email, prepared, secret, text } from '#shared/fields.ts'
import { offeredLocales } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { withNewPassword } from '#shared/new-password.ts'
import { clean } from '#shared/text.ts'

/** The language of emails; missing, it stays. */
const optionalLocale = prepared(
  (value) => clean(value),
  z.optional(z.enum(offeredLocales, { error: () => messages.in('locale') })),
)

export const profileSchema = z.object({
  name: text('name', { max: lengths.accountName }),
  email: email(lengths.accountEmail),
  locale: optionalLocale,
})

/** The current password, as proof that the owner is present. */
export const ownPasswordSchema = z.object({ password: secret('password') })

export const passwordSchema = withNewPassword({ current_password: secret('current password') })
