import * as z from 'zod/mini'
import { challengeSchema } from '#shared/account/two-factor/schema.ts'
import { lengths } from '#shared/constants.ts'
import { email, loginEmail, optionalSecret, secret, text, ticked } from '#shared/fields.ts'
import { withNewPassword } from '#shared/new-password.ts'

export const loginSchema = z.object({
  email: loginEmail(),
  password: secret('password'),
  remember: ticked,
})

export const registerSchema = withNewPassword({
  name: text('name', { max: lengths.accountName }),
  email: email(lengths.accountEmail),
  remember: ticked,
})

export const forgotPasswordSchema = z.object({ email: email(lengths.accountEmail) })

export const resetPasswordSchema = withNewPassword({
  token: text('token'),
  email: loginEmail(),
})

/** The code is needed if two-factor is on and this session has not used it yet. */
export const confirmPasswordSchema = z.extend(challengeSchema, {
  password: optionalSecret('password'),
})
