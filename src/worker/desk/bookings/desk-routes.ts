import { type Context, Hono } from 'hono'
import {
  cancelBookingSchema,
  cancelBookingsSchema,
  closureSchema,
  deskBookingSchema,
  deskMoveSchema,
  wallTimeOf,
} from '#shared/desk/bookings/schema.ts'
import { messages } from '#shared/messages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { back, done, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { officeZone } from '#worker/knowledge/office.ts'
import { bookAtDesk, moveAtDesk } from './book-at-desk.ts'
import { cancelAtDesk } from './cancel-at-desk.ts'
import { addClosure, deleteClosure } from './closures.ts'
import { deskWeek, findClashes } from './desk-calendar.ts'
import { findBookingById } from './find-booking.ts'

const ownPage = routes.deskCalendar.href()
// Must match the error bag that the page reads.
const bulkBag = 'bulk'
const bookingBag = 'booking'
const moveBag = 'move'

const closureForm = form(closureSchema, {
  ownPage,
  oldInput: oldClosure,
})

const bookingFormAtDesk = form(deskBookingSchema, {
  ownPage,
  bag: bookingBag,
  oldInput: (body) => oldInputOf(body, keysOf(deskBookingSchema.shape)),
})
// The closure form has a field `reason` too, so the old input of this one has another name.
const cancellationForm = form(cancelBookingsSchema, {
  ownPage,
  bag: bulkBag,
  oldInput: (body) => ({ cancelReason: oldInputOf(body, ['reason']).reason ?? '' }),
})

export const deskBookingRoutes = new Hono<AppEnv>()
  .get(routes.deskCalendar.path, sameVersion, async (c) => {
    const { status, values } = c.var.flash
    const week = await deskWeek(c.var, onlyValue(queryOf(c), 'week'))
    const refused = closureSchema.safeParse(values)
    const clashes =
      values.clashes && refused.success ? await findClashes(c.var.db, atOffice(refused.data)) : []
    return page(c, 'desk/calendar', { ...week, clashes, status })
  })
  .post(routes.deskClosures.path, closureForm, async (c) => {
    const closure = atOffice(c.req.valid('json'))
    const result = await addClosure(c.var, getSignedIn(c), closure)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'clashes') return refuseClashes(c, closure)
    const status =
      closure.clashes === 'cancel'
        ? messages.booking.closedAndCancelled(result.affected)
        : messages.booking.closed(result.affected)
    return done(c, { status, id: result.id, ownPage })
  })
  .delete(routes.deskClosure.path, async (c) => {
    const { outcome } = await deleteClosure(c.var, getSignedIn(c), c.req.param('id'))
    return outcome === 'notFound'
      ? refuseNotFound(c)
      : done(c, { status: messages.booking.opened, ownPage })
  })
  .post(routes.deskBookings.path, bookingFormAtDesk, async (c) => {
    const result = await bookAtDesk(c.var, getSignedIn(c), c.req.valid('json'))
    if (result.outcome !== 'booked') return refuseTime(c, result.outcome, bookingBag)
    return done(c, { status: messages.booking.bookedAtDesk, id: result.id, ownPage })
  })
  .patch(routes.deskBooking.path, form(deskMoveSchema, { ownPage, bag: moveBag }), async (c) => {
    const record = await findBookingById(c.var.db, c.req.param('id'))
    if (!record) return refuseNotFound(c)
    const move = { ...c.req.valid('json'), actor: getSignedIn(c) }
    const { outcome } = await moveAtDesk(c.var, record, move)
    if (outcome !== 'moved') return refuseTime(c, outcome, moveBag)
    return done(c, { status: messages.booking.movedAtDesk, ownPage })
  })
  .delete(routes.deskBooking.path, form(cancelBookingSchema, { ownPage }), async (c) => {
    const cancellation = { actor: getSignedIn(c), reason: c.req.valid('json').reason }
    const count = await cancelAtDesk(c.var, [c.req.param('id')], cancellation)
    if (count.cancelled > 0) return done(c, { status: messages.booking.cancelledAtDesk, ownPage })
    return count.released > 0
      ? done(c, { status: messages.booking.releasedAtDesk, ownPage })
      : refuseNotFound(c)
  })
  .post(
    routes.cancelBookings.path,
    throttle('cancelBookings', { field: 'ids', by: 'user', refusal: { ownPage, bag: bulkBag } }),
    cancellationForm,
    async (c) => {
      const { ids, reason } = c.req.valid('json')
      const count = await cancelAtDesk(c.var, ids, { actor: getSignedIn(c), reason })
      const cancelled = count.cancelled + count.released
      return reply(c, {
        page: () => back(c, { status: messages.booking.cancelledMany(cancelled) }, ownPage),
        json: () => c.json({ cancelled }),
      })
    },
  )

function refuseTime(
  c: Context<AppEnv>,
  outcome: 'not-offered' | 'taken' | 'no-host' | 'notFound',
  bag: string,
): Response | Promise<Response> {
  if (outcome === 'notFound') return refuseNotFound(c)
  const errors = {
    'not-offered': { slot: [messages.in('slot')] },
    taken: { slot: [messages.booking.taken] },
    'no-host': { host: [messages.in('host')] },
  }
  const oldInput = (body: Record<string, unknown>) =>
    oldInputOf(body, keysOf(deskBookingSchema.shape))
  return refuseForm(c, errors[outcome], { ownPage, bag, oldInput })
}

async function refuseClashes(
  c: Context<AppEnv>,
  closure: Parameters<typeof findClashes>[1],
): Promise<Response> {
  const { length } = await findClashes(c.var.db, closure)
  const errors = { clashes: [messages.booking.clashes(length)] }
  return refuseForm(c, errors, { ownPage, oldInput: oldClosure })
}

function oldClosure(body: Record<string, unknown>): Record<string, string> {
  return oldInputOf(body, ['from', 'fromTime', 'to', 'toTime', 'reason', 'host', 'clashes'])
}

/** Returns a closure by the office's clock; programs may name its ends with an offset. */
function atOffice<Closure extends { from: string; to: string }>(closure: Closure): Closure {
  const [from, to] = [wallTimeOf(officeZone(), closure.from), wallTimeOf(officeZone(), closure.to)]
  return { ...closure, from, to }
}
