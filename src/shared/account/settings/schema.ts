import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email, prepared, secret, text } from '#shared/fields.ts'
import { type Locale, offeredLocales } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { withNewPassword } from '#shared/new-password.ts'
import { clean } from '#shared/text.ts'

// Read when checked: tests shorten the list.
const offered = z.custom<Locale>((value) => offeredLocales.some((locale) => locale === value), {
  error: () => messages.in('locale'),
})

/** The language of emails; missing, it stays. */
const optionalLocale = prepared((value) => clean(value), z.optional(offered))

export const profileSchema = z.object({
  name: text('name', { max: lengths.accountName }),
  email: email(lengths.accountEmail),
  locale: optionalLocale,
})

/** The current password, as proof that the owner is present. */
export const ownPasswordSchema = z.object({ password: secret('password') })

export const passwordSchema = withNewPassword({ current_password: secret('current password') })
