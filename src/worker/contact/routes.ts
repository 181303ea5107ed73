import { type Context, Hono } from 'hono'
import { createFactory, createMiddleware } from 'hono/factory'
import { contactSchema } from '#shared/contact/schema.ts'
import { isBlank } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { leaveFlash } from '../http/flash.ts'
import { type FieldMessages, firstMessages, form, invalid, typedValues } from '../http/form.ts'
import { page, sameVersion } from '../http/page.ts'
import { jsonOnly } from '../http/receive.ts'
import { backLocation, redirect, reply } from '../http/reply.ts'
import { throttle } from '../http/throttle.ts'
import { publicPage } from '../marketing/public-page.ts'
import { storeContactMessage } from './store-contact-message.ts'

/** Answers whoever fills in the field that people do not see as if the message had been sent. */
const honeypot = createMiddleware<AppEnv>(async (c, next) => {
  const { website } = await c.req.json()
  return isBlank(website) ? next() : sent(c)
})

const submit = createFactory<AppEnv>().createHandlers(
  throttle('contact', { field: 'form', refusal: refuseContact }),
  honeypot,
  form(contactSchema, refuseContact),
  async (c) => {
    const { outcome } = await storeContactMessage(c.var, c.req.valid('json'))
    if (outcome === 'stored') return sent(c)
    const message = messages.contact[outcome === 'full' ? 'full' : 'notStored']
    return reply(c, {
      page: () => showRefused(c, { form: [message] }, 503),
      json: () => c.json({ message }, 503),
    })
  },
)

/** The contact page, and its form as JSON call and as plain form. */
export const contactRoutes = new Hono<AppEnv>()
  .get(routes.contact.path, sameVersion, (c) =>
    publicPage(c, 'marketing/contact', {
      status: c.var.flash.status,
      values: c.var.flash.values,
    }),
  )
  .post(routes.contact.path, ...submit)
  .post(routes.sendContactForm.path, jsonOnly, ...submit)

function sent(c: Context<AppEnv>): Promise<Response> {
  const status = messages.contact.sent
  return reply(c, {
    page: () => redirect(c, routes.contact.href(), { status, statusCode: 'contact-sent' }),
    json: () => c.json({ message: status }),
  })
}

/** Shows the errors with everything that was typed; a text too long for a cookie at once. */
function refuseContact(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  return reply(c, {
    json: () => invalid(c, errors),
    page: async () => {
      const left = { errors: firstMessages(errors), values: await typedMessage(c) }
      if (await leaveFlash(c, left)) return redirect(c, backLocation(c))
      return showRefused(c, errors, 422)
    },
  })
}

/** Answers with the contact page itself: the errors, and everything that was typed. */
async function showRefused(
  c: Context<AppEnv>,
  errors: FieldMessages,
  status: 422 | 503,
): Promise<Response> {
  const values = await typedMessage(c)
  c.set('flash', { ...c.var.flash, errors: firstMessages(errors), values })
  return page(c, 'marketing/contact', { status: null, values }, { status })
}

async function typedMessage(c: Context<AppEnv>): Promise<Record<string, string>> {
  return typedValues(await c.req.json(), Object.keys(contactSchema.shape))
}
