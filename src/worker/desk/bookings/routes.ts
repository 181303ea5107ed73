import { type Context, Hono } from 'hono'
import { findContactService } from '#shared/content/services.ts'
import { bookingSchema } from '#shared/desk/bookings/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { textOf } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { honeypot, publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { findSignedIn } from '#worker/http/sessions.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { findContactSubject } from '#worker/site/contact/find-contact-subject.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, publicPage } from '#worker/site/marketing/public-page.ts'
import { book, isBookableAtOnce } from './book.ts'
import { chooseProps } from './choose.ts'
import { zoneOf } from './visitor-zone.ts'

const { booking: said } = messages

const bookingForm = publicForm({ oldInput: typedBooking, show: showTyped })

/** Consultations: anybody books a time. */
export const bookingRoutes = new Hono<AppEnv>()
  .get(routes.book.path, sameVersion, async (c) => {
    const props = await chooseProps(c.var, asked(c, c.var.flash.values))
    return publicPage(c, 'booking/choose', { variant: null, props: () => props, describe: about })
  })
  .post(
    routes.book.path,
    throttle('book', { field: 'email', refusal: bookingForm.refuse }),
    honeypot(seemBooked),
    form(bookingSchema, bookingForm.refuse),
    async (c) => {
      const sent = c.req.valid('json')
      const { market } = findContactSubject(currentEdition(), sent)
      const done = await book(c.var, { ...sent, market }, findSignedIn(c))
      if ('token' in done) return booked(c, done)
      if (done.outcome === 'capped') return bookingForm.refuse(c, { form: [said.full] })
      if (done.outcome === 'taken') return bookingForm.refuse(c, { slot: [said.taken] })
      if (done.outcome === 'not-offered')
        return bookingForm.refuse(c, { slot: [messages.in('slot')] })
      return bookingForm.fail(c, 'form', said.full)
    },
  )

function booked(
  c: Context<AppEnv>,
  { outcome, token }: { outcome: 'booked' | 'held'; token: string },
): Promise<Response> {
  return reply(c, {
    page: () => redirect(c, routes.booking.href({ token }), { status: said[outcome] }),
    json: () => c.json({ token }, 201),
  })
}

/** The reply is the same, and only where it leads to says that there is nothing. */
function seemBooked(c: Context<AppEnv>): Promise<Response> {
  const outcome = isBookableAtOnce(findSignedIn(c)) ? 'booked' : 'held'
  return booked(c, { outcome, token: randomToken() })
}

async function showTyped(c: Context<AppEnv>, { status }: { status: 422 | 503 }): Promise<Response> {
  const props = await chooseProps(c.var, asked(c, c.var.flash.values))
  return page(c, 'booking/choose', props, { status })
}

const typedFields = ['slot', 'minutes', 'name', 'email', 'company', 'topic', 'zone']

/** What was typed, and what it is about as far as we know it. */
async function typedBooking(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await c.req.json()
  const { market } = findContactSubject(currentEdition(), body)
  const service = findContactService(textOf(body.service))
  return {
    ...oldInputOf(body, typedFields),
    ...(market && { market: market.slug }),
    ...(service && { service: service.code }),
  }
}

function asked(c: Context<AppEnv>, typed: Record<string, string>) {
  const of = (name: string) => onlyValue(queryOf(c), name)
  return {
    minutes: of('minutes'),
    date: of('date'),
    market: of('market'),
    service: of('service'),
    zone: zoneOf(c),
    typed,
  }
}

function about(): PageDescription {
  const place = { label: 'Book a time', href: routes.book.href() }
  return {
    description:
      'Book a consultation of 30 or 60 minutes with our advisors on African iGaming, in your own time zone.',
    path: place.href,
    image: '/og/contact.png',
    jsonLd: (subject) => [breadcrumbs(subject, [place])],
  }
}
