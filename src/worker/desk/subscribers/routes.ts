import { Hono } from 'hono'
import { subscriberStates } from '#shared/desk/subscribers/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { passwordConfirmed } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf, requestedPage } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { deleteSubscriber } from './delete-subscriber.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { findSubscribers } from './find-subscribers.ts'
import { findSuppressions, liftSuppression } from './suppressions.ts'

/** The newsletter's subscribers, and the addresses to which nothing is sent. */
export const subscribersRoutes = new Hono<AppEnv>()
  .get(routes.deskSubscribers.path, sameVersion, async (c) => {
    const query = queryOf(c)
    const state = subscriberStates.find((one) => one === onlyValue(query, 'state')) ?? null
    const q = onlyValue(query, 'q').trim().slice(0, 100)
    const props = await findSubscribers(c.var.db, { state, q, page: requestedPage(query) })
    return page(c, 'desk/subscribers', { ...props, status: c.var.flash.status })
  })
  .get(routes.deskSubscribersFile.path, passwordConfirmed, async (c) => {
    const { rows, body } = await exportSubscribers(c.var, getSignedIn(c))
    return c.body(body, 200, {
      'Content-Type': 'text/csv; charset=UTF-8; header=present',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
      'X-Robots-Tag': 'noindex',
      'X-Total-Rows': String(rows),
    })
  })
  .delete(routes.deskSubscriber.path, async (c) => {
    const { outcome } = await deleteSubscriber(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const status = messages.subscribers.deleted
    return done(c, { status, ownPage: routes.deskSubscribers.href() })
  })
  .get(routes.deskSuppressions.path, sameVersion, async (c) => {
    const props = await findSuppressions(c.var.db, requestedPage(queryOf(c)))
    return page(c, 'desk/suppressions', { ...props, status: c.var.flash.status })
  })
  .delete(routes.deskSuppression.path, async (c) => {
    const { outcome } = await liftSuppression(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const status = messages.subscribers.lifted
    return done(c, { status, ownPage: routes.deskSuppressions.href() })
  })
