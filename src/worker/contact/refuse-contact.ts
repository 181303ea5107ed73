import type { Context } from 'hono'
import { contactSchema } from '#shared/contact/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { leaveFlash } from '../http/flash.ts'
import { type FieldMessages, firstMessages, typedValues, validationError } from '../http/form.ts'
import { page } from '../http/page.ts'
import { backLocation, redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'

const fields = Object.keys(contactSchema.shape)

/** Shows the errors with everything that was typed; a text too long for a cookie at once. */
export async function refuseContact(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  if (requestKind(c) === 'json') return c.json(validationError(errors), 422)
  const left = { errors: firstMessages(errors), values: typedValues(await c.req.json(), fields) }
  if (await leaveFlash(c, left)) return redirect(c, backLocation(c))
  return showRefused(c, errors, 422)
}

/** Answers with the contact page itself: the errors, and everything that was typed. */
export async function showRefused(
  c: Context<AppEnv>,
  errors: FieldMessages,
  status: 422 | 503,
): Promise<Response> {
  const values = typedValues(await c.req.json(), fields)
  c.set('flash', { ...c.var.flash, errors: firstMessages(errors), values })
  return page(c, 'marketing/contact', { status: null, values }, { status })
}
