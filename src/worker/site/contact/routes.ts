import { type Context, Hono } from 'hono'
import { createFactory } from 'hono/factory'
import { channelsOf } from '#shared/knowledge/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type ContactReceipt, receiptHeaders, receiptOf } from '#shared/site/contact/receipt.ts'
import { contactRules, subjectFields } from '#shared/site/contact/rules.ts'
import { contactSchema } from '#shared/site/contact/schema.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { messageCounter } from '#worker/desk/inbox/add-message.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { attachmentsOf, fileFieldOf, oldFilesOf } from '#worker/files/form-files.ts'
import { notFull } from '#worker/files/not-full.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { leadOf, originOf } from '#worker/http/lead.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { honeypot, publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { jsonOnly } from '#worker/http/receive.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { answeringOffice, currentClock } from '#worker/knowledge/office.ts'
import { serviceNames } from '#worker/knowledge/services.ts'
import { describeSitePage, publicPage } from '#worker/site/marketing/public-page.ts'
import { contactQuestions } from '#worker/site/pages/page-props.ts'
import { findContactSubject } from './find-contact-subject.ts'
import { storeContactMessage } from './store-contact-message.ts'

const contactForm = publicForm({ oldInput: contactInput, show: showOldInput })

const submit = createFactory<AppEnv>().createHandlers(
  notFull(messageCounter, refuseFull),
  bringFiles({ refusal: contactForm.refuse }),
  throttle('contact', { field: 'form', refusal: contactForm.refuse }),
  honeypot((c) =>
    replyWithReceipt(c, receiptOf(answeringOffice(), crypto.randomUUID(), new Date())),
  ),
  form(contactSchema(serviceNames), contactForm.refuse),
  async (c) => {
    const { market, product, files, ...fields } = c.req.valid('json')
    const found = await attachmentsOf(c, files)
    if ('error' in found) return contactForm.refuse(c, { files: [found.error] })
    const subject = findContactSubject(currentEdition(), { market, product })
    const message = { ...fields, ...subject }
    const result = await storeContactMessage(c.var, message, found.attachments)
    if (result.outcome === 'stored') {
      c.set('counted', await leadOf(c, 'enquiry', subject.market?.slug))
      return replyWithReceipt(c, result.receipt)
    }
    if (result.outcome === 'filesGone') {
      return contactForm.refuse(c, { files: [messages.files.gone] })
    }
    if (result.outcome === 'full') return refuseFull(c)
    return contactForm.fail(c, 'form', messages.contact.notStored)
  },
)

function refuseFull(c: Context<AppEnv>): Promise<Response> {
  return contactForm.fail(c, 'form', messages.contact.full(c.var.settings.firm.email))
}

export const contactRoutes = new Hono<AppEnv>()
  .get(routes.contact.path, sameVersion, (c) =>
    publicPage(c, 'marketing/contact', {
      variant: JSON.stringify([
        requestedService(c),
        requestedSubject(c),
        c.var.bucket !== null,
        currentClock(),
      ]),
      props: async () => ({
        questions: contactQuestions(currentEdition()),
        services: serviceNames(),
        channels: channelsOf(currentEdition().firm),
        clock: currentClock(),
        fileField: await fileFieldOf(c),
        status: c.var.flash.status,
        values: c.var.flash.values,
        from: originOf(c),
        ...requestedService(c),
        ...requestedSubject(c),
        ...(c.var.flash.receipt && { receipt: c.var.flash.receipt }),
      }),
      describe: () => describeSitePage('contact'),
    }),
  )
  .post(routes.contact.path, ...submit)
  .post(routes.sendContactForm.path, jsonOnly, ...submit)

function requestedService(c: Context<AppEnv>): { service?: string } {
  const service = currentEdition().findService(onlyValue(queryOf(c), 'service'))
  return service ? { service: service.slug } : {}
}

/** Returns the market and product named in the query or in a form that was refused. */
function requestedSubject(c: Context<AppEnv>): ContactSubject {
  const [market, product] = subjectFields.map((name) => onlyValue(queryOf(c), name))
  return findContactSubject(currentEdition(), { market, product, ...c.var.flash.values })
}

function replyWithReceipt(c: Context<AppEnv>, receipt: ContactReceipt): Promise<Response> {
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

async function showOldInput(
  c: Context<AppEnv>,
  { status }: { status: 422 | 503 },
): Promise<Response> {
  const { values } = c.var.flash
  const subject = findContactSubject(currentEdition(), values)
  const channels = channelsOf(currentEdition().firm)
  const props = {
    status: null,
    values,
    questions: contactQuestions(currentEdition()),
    services: serviceNames(),
    channels,
    clock: currentClock(),
    fileField: await fileFieldOf(c),
    from: originOf(c),
    ...subject,
  }
  return page(c, 'marketing/contact', props, { status })
}

/** Returns the old input of the form, with the market and product if we cover them. */
async function contactInput(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await c.req.json()
  const { market, product } = findContactSubject(currentEdition(), body)
  return {
    ...oldInputOf(body, [...Object.keys(contactRules), 'from']),
    ...oldFilesOf(body),
    ...(market && { market: market.slug }),
    ...(product && { product }),
  }
}
