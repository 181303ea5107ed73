import { type Context, Hono } from 'hono'
import { bookingSchema } from '#shared/desk/bookings/schema.ts'
import { visitorTitles } from '#shared/desk/visitor-title-words.ts'
import { messages } from '#shared/messages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import { textOf } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { leadOf, originOf } from '#worker/http/lead.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { honeypot, publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { findSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { findContactSubject } from '#worker/site/contact/find-contact-subject.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, publicPage } from '#worker/site/marketing/public-page.ts'
import { book, canBookDirectly } from './book.ts'
import { chooseProps } from './choose-props.ts'
import { zoneOf } from './visitor-zone.ts'

const bookingForm = publicForm({ oldInput: oldBookingInput, show: showRefused })

export const bookingRoutes = new Hono<AppEnv>()
  .get(routes.book.path, sameVersion, async (c) => {
    const props = await chooseProps(c.var, offerQuery(c, c.var.flash.values))
    return publicPage(c, 'booking/choose', {
      variant: null,
      props: () => props,
      describe: pageDescription,
    })
  })
  .post(
    routes.book.path,
    throttle('book', { field: 'email', refusal: bookingForm.refuse }),
    honeypot(pretendBooked),
    form(bookingSchema, bookingForm.refuse),
    async (c) => {
      const input = c.req.valid('json')
      const { market } = findContactSubject(currentEdition(), input)
      const result = await book(c.var, { ...input, market }, findSignedIn(c))
      if ('token' in result) {
        c.set('counted', await leadOf(c, 'booking', market?.slug))
        return replyBooked(c, result)
      }
      const full = messages.booking.full(c.var.settings.firm.email)
      if (result.outcome === 'capped') return bookingForm.refuse(c, { form: [full] })
      if (result.outcome === 'taken')
        return bookingForm.refuse(c, { slot: [messages.booking.taken] })
      if (result.outcome === 'not-offered')
        return bookingForm.refuse(c, { slot: [messages.in('slot')] })
      return bookingForm.fail(c, 'form', full)
    },
  )

function replyBooked(
  c: Context<AppEnv>,
  { outcome, token }: { outcome: 'booked' | 'held'; token: string },
): Promise<Response> {
  return reply(c, {
    page: () => redirect(c, routes.booking.href({ token }), { status: messages.booking[outcome] }),
    json: () => c.json({ token }, 201),
  })
}

/** Replies like a real booking; the link then leads nowhere. */
function pretendBooked(c: Context<AppEnv>): Promise<Response> {
  const outcome = canBookDirectly(findSignedIn(c)) ? 'booked' : 'held'
  return replyBooked(c, { outcome, token: randomToken() })
}

async function showRefused(
  c: Context<AppEnv>,
  { status }: { status: 422 | 503 },
): Promise<Response> {
  const props = await chooseProps(c.var, offerQuery(c, c.var.flash.values))
  return page(c, 'booking/choose', props, { status })
}

// Market and service are shown again only if we know them.
const { market, service, ...repeatableFields } = bookingSchema.shape

/** Returns the old input of a refused form, with its market and service if we know them. */
async function oldBookingInput(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await c.req.json()
  const { market } = findContactSubject(currentEdition(), body)
  const service = currentEdition().findService(textOf(body.service))
  return {
    ...oldInputOf(body, [...keysOf(repeatableFields), 'from']),
    ...(market && { market: market.slug }),
    ...(service && { service: service.slug }),
  }
}

function offerQuery(c: Context<AppEnv>, oldInput: Record<string, string>) {
  const param = (name: string) => onlyValue(queryOf(c), name)
  return {
    minutes: param('minutes'),
    date: param('date'),
    market: param('market'),
    product: param('product'),
    service: param('service'),
    host: param('host'),
    zone: zoneOf(c),
    from: originOf(c),
    oldInput,
  }
}

function pageDescription(): PageDescription {
  const breadcrumb = { label: visitorTitles.book, href: routes.book.href() }
  return {
    description: descriptions.booking,
    path: breadcrumb.href,
    image: shareImagePath('contact'),
    jsonLd: (subject) => [breadcrumbs(subject, [breadcrumb])],
  }
}
