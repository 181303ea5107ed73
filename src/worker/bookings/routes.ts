import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { bookingSchema, moveSchema } from '#shared/bookings/schema.ts'
import { findZone } from '#shared/bookings/times.ts'
import { floodLimits, booking as limits } from '#shared/constants.ts'
import { findContactService } from '#shared/content/services.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { isBlank, typedText } from '#shared/typed.ts'
import type { AppEnv } from '../app-env.ts'
import { knownAbout } from '../contact/known-about.ts'
import { secondsLeft } from '../db/counters.ts'
import { refuseNotFound } from '../http/errors.ts'
import { type FieldMessages, form, refuseForm, refuseTyped, typedValues } from '../http/form.ts'
import { page, sameVersion } from '../http/page.ts'
import { onlyValue, queryOf } from '../http/query.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { redirect, reply } from '../http/reply.ts'
import { refuseThrottled, throttle } from '../http/throttle.ts'
import { currentEdition } from '../knowledge/edition.ts'
import { breadcrumbs } from '../marketing/json-ld.ts'
import { type PageDescription, publicPage } from '../marketing/public-page.ts'
import { randomToken } from '../security/tokens.ts'
import { book } from './book.ts'
import { calendarEntry } from './calendar-entry.ts'
import { cancelBooking, moveBooking } from './change.ts'
import { chooseProps } from './choose.ts'
import { consultationOf } from './consultation.ts'
import { findBookingByToken, stateOf } from './find-booking.ts'
import { visitorEntry } from './mails.ts'
import { showProps } from './show.ts'

// A route with a file's ending, as the router needs it: inside the parameter.
const calendarPath = '/book/:file{[^/]+\\.ics}'
const ending = '.ics'

const { booking: said } = messages

/**
 * Answers whoever fills in the field that people do not see as if a time had been booked: the reply
 * is the same, and only where it leads to says that there is nothing.
 */
const honeypot = createMiddleware<AppEnv>(async (c, next) => {
  const { website } = await c.req.json()
  return isBlank(website) ? next() : booked(c, randomToken())
})

/** Lets only the link of a consultation pass that is still to come, and not too often. */
const changeable = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = await floodWait(c.var, 'booking-link', floodLimits.bookingLink)
  if (seconds > 0) {
    return refuseThrottled(c, { field: 'slot', seconds, refusal: { ownPage: bookingPage(c) } })
  }
  const found = await findBookingByToken(c.var.db, tokenOf(c))
  return found && stateOf(found.booking) === 'coming' ? next() : refuseNotFound(c)
})

/** Consultations: booked by anybody, changed by their link. */
export const bookingRoutes = new Hono<AppEnv>()
  .get(routes.book.path, sameVersion, async (c) => {
    const props = await chooseProps(c.var, asked(c, c.var.flash.values))
    return publicPage(c, 'booking/choose', { variant: null, props: () => props, about })
  })
  .post(
    routes.book.path,
    throttle('book', { field: 'email', refusal: refuseBooking }),
    honeypot,
    form(bookingSchema, refuseBooking),
    async (c) => {
      const sent = c.req.valid('json')
      const { market } = knownAbout(currentEdition(), sent)
      const done = await book(c.var, { ...sent, market })
      if (done.outcome === 'booked') return booked(c, done.token)
      if (done.outcome === 'taken') return refuseBooking(c, { slot: [said.taken] })
      if (done.outcome === 'not-offered') return refuseBooking(c, { slot: [messages.in('slot')] })
      return reply(c, {
        page: () => showError(c, said.full),
        json: () => c.json({ message: said.full }, 503),
      })
    },
  )
  .get(calendarPath, async (c) => {
    const token = c.req.param('file').slice(0, -ending.length)
    const found = await findBookingByToken(c.var.db, token)
    if (!found) return refuseNotFound(c)
    const news = { change: 'booked', consultation: consultationOf(found), token } as const
    const { consultation } = news
    const text = visitorEntry(c.var.settings, news)
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="consultation.ics"')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(calendarEntry(c.var.settings, 'PUBLISH', { consultation, text }))
  })
  .get(routes.booking.path, sameVersion, async (c) => {
    const found = await findBookingByToken(c.var.db, tokenOf(c))
    if (!found) return refuseNotFound(c)
    const date = onlyValue(queryOf(c), 'date')
    const props = await showProps(c.var, found, { token: tokenOf(c), date, zone: zoneOf(c) })
    return page(c, 'booking/show', { ...props, status: c.var.flash.status })
  })
  .post(routes.moveBooking.path, changeable, form(moveSchema, refuseMove), async (c) => {
    const token = tokenOf(c)
    const found = await findBookingByToken(c.var.db, token)
    if (!found) return refuseNotFound(c)
    const startsAt = c.req.valid('json').slot
    const { outcome } = await moveBooking(c.var, found, { startsAt, token })
    if (outcome === 'gone') return refuseNotFound(c)
    if (outcome === 'taken') return refuseMove(c, { slot: [said.taken] })
    if (outcome === 'too-often') {
      const seconds = secondsLeft(limits.movesPerDay)
      return refuseThrottled(c, { field: 'slot', seconds, refusal: { ownPage: bookingPage(c) } })
    }
    if (outcome === 'not-offered') return refuseMove(c, { slot: [messages.in('slot')] })
    return changed(c, bookingPage(c), said.moved)
  })
  .post(routes.cancelBooking.path, changeable, async (c) => {
    const found = await findBookingByToken(c.var.db, tokenOf(c))
    if (!found) return refuseNotFound(c)
    const { outcome } = await cancelBooking(c.var, found)
    return outcome === 'gone' ? refuseNotFound(c) : changed(c, bookingPage(c), said.cancelled)
  })

function tokenOf(c: Context<AppEnv>): string {
  return c.req.param('token') ?? ''
}

function bookingPage(c: Context<AppEnv>): string {
  return routes.booking.href({ token: tokenOf(c) })
}

function booked(c: Context<AppEnv>, token: string): Promise<Response> {
  return reply(c, {
    page: () => redirect(c, routes.booking.href({ token }), { status: said.booked }),
    json: () => c.json({ token }, 201),
  })
}

function changed(c: Context<AppEnv>, to: string, status: string): Promise<Response> {
  return reply(c, { page: () => redirect(c, to, { status }), json: () => c.body(null, 204) })
}

function refuseMove(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  return refuseForm(c, errors, { ownPage: bookingPage(c) })
}

/** Shows the errors with everything that was typed. */
function refuseBooking(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  return refuseTyped(c, errors, { typed: () => typedBooking(c), show: () => showTyped(c, 422) })
}

/** Answers with the page itself: the error, and everything that was typed. */
async function showError(c: Context<AppEnv>, message: string): Promise<Response> {
  c.set('flash', { ...c.var.flash, errors: { form: message }, values: await typedBooking(c) })
  return showTyped(c, 503)
}

async function showTyped(c: Context<AppEnv>, status: 422 | 503): Promise<Response> {
  const props = await chooseProps(c.var, asked(c, c.var.flash.values))
  return page(c, 'booking/choose', props, { status })
}

const typedFields = ['slot', 'minutes', 'name', 'email', 'company', 'topic', 'zone']

/** What was typed, and what it is about as far as we know it. */
async function typedBooking(c: Context<AppEnv>): Promise<Record<string, string>> {
  const body = await c.req.json()
  const { market } = knownAbout(currentEdition(), body)
  const service = findContactService(typedText(body.service))
  return {
    ...typedValues(body, typedFields),
    ...(market && { market: market.slug }),
    ...(service && { service: service.code }),
  }
}

function asked(c: Context<AppEnv>, typed: Record<string, string>) {
  const [minutes, date, market, service] = ['minutes', 'date', 'market', 'service'].map((name) =>
    onlyValue(queryOf(c), name),
  ) as [string, string, string, string]
  return { minutes, date, market, service, zone: zoneOf(c), typed }
}

/** The visitor's time zone, by their address. */
function zoneOf(c: Context<AppEnv>): string | null {
  const { cf } = c.req.raw
  // Named beside another country, it is the stand-in of a local server.
  return cf?.country === c.var.client.country ? findZone(typedText(cf?.timezone)) : null
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
