import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import { moveSchema } from '#shared/desk/bookings/schema.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { secondsLeft } from '#worker/db/counters.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { type FieldMessages, form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { done } from '#worker/http/reply.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { calendarEntry } from './calendar-entry.ts'
import { cancelBooking, moveBooking } from './change-booking.ts'
import { confirmBooking, findHeldTime } from './confirm-booking.ts'
import { consultationOf } from './consultation.ts'
import { visitorCalendarEntry } from './entry-texts.ts'
import { findBookingByToken, stateOf } from './find-booking.ts'
import { findHoldByToken, holdStateOf } from './find-hold.ts'
import { releaseHold } from './hold-time.ts'
import { holdProps, showProps } from './show-props.ts'
import { zoneOf } from './visitor-zone.ts'

/** Lets a request pass if its link belongs to a booking or hold that can still change. */
const changeable = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = await floodWait(c.var, 'booking-link', floodLimits.bookingLink)
  if (seconds > 0) {
    return refuseThrottled(c, { field: 'slot', seconds, refusal: { ownPage: bookingPage(c) } })
  }
  const { booking, hold } = await findByLink(c)
  const isChangeable = booking && stateOf(booking.booking) === 'coming'
  return isChangeable || (hold && holdStateOf(hold) === 'held') ? next() : refuseNotFound(c)
})

export const bookingLinkRoutes = new Hono<AppEnv>()
  .get(routes.bookingCalendar.pattern, async (c) => {
    const token = c.req.param('token').slice(0, -'.ics'.length)
    const booking = await findBookingByToken(c.var, token)
    if (!booking) return refuseNotFound(c)
    const consultation = consultationOf(c.var.settings, booking)
    const text = visitorCalendarEntry(c.var.settings, { consultation, token })
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="consultation.ics"')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(calendarEntry(c.var.settings, 'PUBLISH', { consultation, text }))
  })
  .get(routes.booking.path, sameVersion, async (c) => {
    const { booking, hold } = await findByLink(c)
    const { status } = c.var.flash
    const visitor = { token: tokenOf(c), zone: zoneOf(c) }
    if (hold) return page(c, 'booking/show', { ...holdProps(hold, visitor), status })
    if (!booking) return refuseNotFound(c)
    const date = onlyValue(queryOf(c), 'date')
    const props = await showProps(c.var, booking, { ...visitor, date })
    return page(c, 'booking/show', { ...props, status })
  })
  .get(routes.confirmBooking.path, sameVersion, async (c) => {
    const time = await findHeldTime(c.var.db, tokenOf(c))
    return page(c, 'booking/confirm', { token: tokenOf(c), time })
  })
  .post(routes.confirmBooking.path, async (c) => {
    const seconds = await floodWait(c.var, 'booking-confirm', floodLimits.mailedLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
    const result = await confirmBooking(c.var, tokenOf(c))
    if (result.outcome === 'confirmed') {
      const to = routes.booking.href({ token: result.token })
      return done(c, { to, status: messages.booking.booked })
    }
    const message =
      result.outcome === 'taken' ? messages.booking.taken : messages.booking.invalidLink
    return refuseForm(c, { token: [message] })
  })
  .post(routes.moveBooking.path, changeable, form(moveSchema, refuseMove), async (c) => {
    const token = tokenOf(c)
    const { booking, hold } = await findByLink(c)
    if (hold) return refuseMove(c, { slot: [messages.booking.unconfirmed] })
    if (!booking) return refuseNotFound(c)
    const startsAt = c.req.valid('json').slot
    const { outcome } = await moveBooking(c.var, booking, { startsAt, token })
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'taken') return refuseMove(c, { slot: [messages.booking.taken] })
    if (outcome === 'too-often') {
      const seconds = secondsLeft(limits.movesPerDay)
      return refuseThrottled(c, { field: 'slot', seconds, refusal: { ownPage: bookingPage(c) } })
    }
    if (outcome === 'not-offered') return refuseMove(c, { slot: [messages.in('slot')] })
    return done(c, { to: bookingPage(c), status: messages.booking.moved })
  })
  .post(routes.cancelBooking.path, changeable, async (c) => {
    const { hold } = await findByLink(c)
    if (hold && (await releaseHold(c.var, hold)).outcome === 'released') {
      return done(c, { to: bookingPage(c), status: messages.booking.released })
    }
    // Read again, because the hold may have been confirmed in between.
    const booking = await findBookingByToken(c.var, tokenOf(c))
    if (!booking) return refuseNotFound(c)
    const { outcome } = await cancelBooking(c.var, booking)
    return outcome === 'notFound'
      ? refuseNotFound(c)
      : done(c, { to: bookingPage(c), status: messages.booking.cancelled })
  })

/** Finds the hold or booking of a link. The hold first: confirmed in between, it is a booking. */
async function findByLink(c: Context<AppEnv>) {
  const hold = await findHoldByToken(c.var.db, tokenOf(c))
  return { hold, booking: hold ? null : await findBookingByToken(c.var, tokenOf(c)) }
}

function tokenOf(c: Context<AppEnv>): string {
  return c.req.param('token') ?? ''
}

function bookingPage(c: Context<AppEnv>): string {
  return routes.booking.href({ token: tokenOf(c) })
}

function refuseMove(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  return refuseForm(c, errors, { ownPage: bookingPage(c) })
}
