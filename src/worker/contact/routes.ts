import { type Context, Hono } from 'hono'
import { createFactory } from 'hono/factory'
import { contactSchema } from '#shared/contact/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { form } from '../http/form.ts'
import { sameVersion } from '../http/page.ts'
import { jsonOnly } from '../http/receive.ts'
import { requestKind } from '../http/request.ts'
import { throttle } from '../http/throttle.ts'
import { publicPage } from '../marketing/public-page.ts'
import { honeypot } from './honeypot.ts'
import { refuseContact, showRefused } from './refuse-contact.ts'
import { sent } from './sent.ts'
import { storeContactMessage } from './store-contact-message.ts'

const submit = createFactory<AppEnv>().createHandlers(
  throttle('contact', { field: 'form', refuse: refuseContact }),
  honeypot,
  form(contactSchema, { refused: refuseContact }),
  async (c) => {
    const { outcome } = await storeContactMessage(c, c.req.valid('json'))
    if (outcome === 'stored') return sent(c)
    return refuseUnstored(c, messages.contact[outcome === 'full' ? 'full' : 'notStored'])
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

/** Says on the page itself why nothing was stored, with everything that was typed. */
async function refuseUnstored(c: Context<AppEnv>, message: string): Promise<Response> {
  if (requestKind(c) === 'json') return c.json({ message }, 503)
  return showRefused(c, { form: [message] }, 503)
}
