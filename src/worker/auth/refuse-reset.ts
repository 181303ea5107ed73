import type { Context } from 'hono'
import { normaliseEmail } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { type FieldMessages, refuseForm } from '../http/form.ts'
import { findResetUser } from './reset-password.ts'

/** Goes back to the link's own page; a link that is no good is said before any password fault. */
export async function refuseReset(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  const { token, email } = await c.req.json()
  const hasLink = typeof token === 'string' && typeof email === 'string' && token && email
  if (!hasLink) return refuseForm(c, errors, routes.forgotPassword.href())
  const ownPage = `${routes.resetPassword.href({ token })}?email=${encodeURIComponent(email)}`
  const passwordOnly = Object.keys(errors).every((field) => field.startsWith('password'))
  const dead = passwordOnly && !(await findResetUser(c, { token, email: normaliseEmail(email) }))
  return refuseForm(c, dead ? { email: [messages.reset.invalidToken] } : errors, ownPage)
}
