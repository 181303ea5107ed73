import * as z from 'zod/mini'
import { challengeSchema } from '#shared/account/two-factor/schema.ts'
import { lengths } from '#shared/constants.ts'
import { email, loginEmail, optionalSecret, secret, text, ticked } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { withNewPassword } from '#shared/new-password.ts'
import { hasUnseen } from '#shared/text.ts'

export const loginSchema = z.object({
  email: loginEmail().check(z.refine((text) => !hasUnseen(text), { error: () => messages.email })),
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
