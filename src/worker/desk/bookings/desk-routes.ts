import { Hono } from 'hono'
import { cancelBookingsSchema, closureSchema } from '#shared/desk/bookings/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { back, done, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { throttle } from '#worker/http/throttle.ts'
import { cancelAtDesk } from './cancel-at-desk.ts'
import { addClosure, deleteClosure } from './closures.ts'
import { deskWeek } from './desk-calendar.ts'

const ownPage = routes.deskCalendar.href()
// Must match the error bag that the page reads.
const bulkBag = 'bulk'

const closureForm = form(closureSchema, {
  ownPage,
  oldInput: (body) => oldInputOf(body, ['from', 'to', 'reason']),
})
// The closure form has a field `reason` too, so the old input of this one has another name.
const cancellationForm = form(cancelBookingsSchema, {
  ownPage,
  bag: bulkBag,
  oldInput: (body) => ({ cancelReason: oldInputOf(body, ['reason']).reason ?? '' }),
})

export const deskBookingRoutes = new Hono<AppEnv>()
  .get(routes.deskCalendar.path, sameVersion, async (c) => {
    const week = await deskWeek(c.var, onlyValue(queryOf(c), 'week'))
    return page(c, 'desk/calendar', { ...week, status: c.var.flash.status })
  })
  .post(routes.deskClosures.path, closureForm, async (c) => {
    const result = await addClosure(c.var, getSignedIn(c), c.req.valid('json'))
    if (result.outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.booking.closed(result.affected), id: result.id, ownPage })
  })
  .delete(routes.deskClosure.path, async (c) => {
    const { outcome } = await deleteClosure(c.var, getSignedIn(c), c.req.param('id'))
    return outcome === 'notFound'
      ? refuseNotFound(c)
      : done(c, { status: messages.booking.opened, ownPage })
  })
  .delete(routes.deskBooking.path, async (c) => {
    const cancellation = { actor: getSignedIn(c), reason: '' }
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
