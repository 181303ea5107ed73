import { type Context, Hono } from 'hono'
import { createFactory } from 'hono/factory'
import { type ContactService, findContactService } from '#shared/content/services.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { ContactAbout } from '#shared/site/contact/about.ts'
import { type ContactReceipt, receiptHeaders, receiptOf } from '#shared/site/contact/receipt.ts'
import { contactRules, contactTopics } from '#shared/site/contact/rules.ts'
import { contactSchema } from '#shared/site/contact/schema.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { honeypot, publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { jsonOnly } from '#worker/http/receive.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { publicPage, sitePage } from '#worker/site/marketing/public-page.ts'
import { knownAbout } from './known-about.ts'
import { storeContactMessage } from './store-contact-message.ts'

const contactForm = publicForm({ oldInput: typedMessage, show: showTyped })

const submit = createFactory<AppEnv>().createHandlers(
  throttle('contact', { field: 'form', refusal: contactForm.refuse }),
  honeypot((c) => sent(c, receiptOf(crypto.randomUUID(), new Date()))),
  form(contactSchema, contactForm.refuse),
  async (c) => {
    const { market, product, ...sentMessage } = c.req.valid('json')
    const about = knownAbout(currentEdition(), { market, product })
    const stored = await storeContactMessage(c.var, { ...sentMessage, ...about })
    if (stored.outcome === 'stored') return sent(c, stored.receipt)
    const message = messages.contact[stored.outcome === 'full' ? 'full' : 'notStored']
    return contactForm.fail(c, 'form', message)
  },
)

/** The contact page, and its form as JSON call and as plain form. */
export const contactRoutes = new Hono<AppEnv>()
  .get(routes.contact.path, sameVersion, (c) =>
    publicPage(c, 'marketing/contact', {
      variant: JSON.stringify([requestedService(c), requestedTopic(c)]),
      props: () => ({
        status: c.var.flash.status,
        values: c.var.flash.values,
        ...requestedService(c),
        ...requestedTopic(c),
        ...(c.var.flash.receipt && { receipt: c.var.flash.receipt }),
      }),
      about: () => sitePage('contact'),
    }),
  )
  .post(routes.contact.path, ...submit)
  .post(routes.sendContactForm.path, jsonOnly, ...submit)

/** The service that the link here was about. */
function requestedService(c: Context<AppEnv>): { service?: ContactService } {
  const service = findContactService(onlyValue(queryOf(c), 'service'))
  return service ? { service: service.code } : {}
}

/** The market and the product that the link here, or the form that was refused, was about. */
function requestedTopic(c: Context<AppEnv>): ContactAbout {
  const [market, product] = contactTopics.map((name) => onlyValue(queryOf(c), name))
  return knownAbout(currentEdition(), { market, product, ...c.var.flash.values })
}

function sent(c: Context<AppEnv>, receipt: ContactReceipt): Promise<Response> {
  const status = messages.contact.sent
  return reply(c, {
    page: () => redirect(c, routes.contact.href(), { status, receipt }),
    json: () => {
      c.header(receiptHeaders.reference, receipt.reference)
      c.header(receiptHeaders.dueAt, receipt.dueAt)
      return c.json({ message: status })
    },
  })
}

function showTyped(c: Context<AppEnv>, { status }: { status: 422 | 503 }): Promise<Response> {
  const { values } = c.var.flash
  const about = knownAbout(currentEdition(), values)
  return page(c, 'marketing/contact', { status: null, values, ...about }, { status })
}

/** What was typed, and what it is about as far as we know it. */
async function typedMessage(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await c.req.json()
  const { market, product } = knownAbout(currentEdition(), body)
  return {
    ...oldInputOf(body, Object.keys(contactRules)),
    ...(market && { market: market.slug }),
    ...(product && { product }),
  }
}
