import { type Context, Hono } from 'hono'
import { hostSchema } from '#shared/desk/bookings/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { findHostOrStaff, saveHost } from './hosts.ts'

export const hostRoutes = new Hono<AppEnv>()
  .get(routes.deskHost.path, sameVersion, async (c) => {
    const host = await findChangeableHost(c)
    if (!host) return refuseNotFound(c)
    const isOwn = host.id === getSignedIn(c).user.id
    return page(c, 'desk/host', { host, isOwn, status: c.var.flash.status })
  })
  .put(routes.deskHost.path, form(hostSchema), async (c) => {
    const host = await findChangeableHost(c)
    if (!host) return refuseNotFound(c)
    const input = { ...c.req.valid('json'), id: host.id }
    const { outcome } = await saveHost(c.var, getSignedIn(c), input)
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.booking.hostSaved })
  })

/** Returns the person of the path if one may change their hours: one's own, or anybody's as an owner. */
async function findChangeableHost(c: Context<AppEnv>) {
  const { user } = getSignedIn(c)
  const id = c.req.param('id') ?? ''
  const mayChange = id === user.id || roleOf(c.var.settings, user) === 'owner'
  return mayChange ? findHostOrStaff(c.var, id) : null
}
