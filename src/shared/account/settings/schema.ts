import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email, secret, text } from '#shared/fields.ts'
import { withNewPassword } from '#shared/new-password.ts'

export const profileSchema = z.object({
  name: text('name', { max: lengths.accountName }),
  email: email(lengths.accountEmail),
})

/** The current password, as proof that the owner is present. */
export const ownPasswordSchema = z.object({ password: secret('password') })

export const passwordSchema = withNewPassword({ current_password: secret('current password') })
