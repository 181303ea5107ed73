import type { Context } from 'hono'
import { lengths } from '#shared/constants.ts'
import { typedEmail, typedText } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { type FieldMessages, refuseForm } from '../http/form.ts'
import { findResetUser } from './reset-links.ts'

// What is longer was never in a link of ours, and would be too much for a header.
const tokenLength = 64

/** Goes back to the link's own page; a link that is no good is said before any password fault. */
export async function refuseReset(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  const body = await c.req.json()
  const link = { token: typedText(body.token), email: typedEmail(body.email) }
  const odd = link.token.length > tokenLength || link.email.length > lengths.accountEmail
  if (odd || !link.token || !link.email) return refuseForm(c, errors, routes.forgotPassword.href())
  const query = `?email=${encodeURIComponent(link.email)}`
  const ownPage = routes.resetPassword.href({ token: link.token }) + query
  const passwordOnly = Object.keys(errors).every((field) => field.startsWith('password'))
  const dead = passwordOnly && !(await findResetUser(c.var.db, link))
  return refuseForm(c, dead ? { email: [messages.reset.invalidToken] } : errors, ownPage)
}
