import { type Context, Hono } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { hostSchema } from '#shared/desk/bookings/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findHostOrStaff, saveHost, selectHosts } from '#worker/desk/bookings/hosts.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf, type RefusalPlace, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { done, redirect, reply } from '#worker/http/reply.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { calendarSteps, findBusyCalendar, findCalendarAddress } from './busy-calendar.ts'
import { createFeed, deleteFeed, feedOf, findFeed } from './feed.ts'

// The address of a calendar is a secret and is not shown again.
const refusal: RefusalPlace = {
  oldInput: (body) => oldInputOf(body, ['zone', 'meetingLink', 'calendarAddresses']),
}

export const hostRoutes = new Hono<AppEnv>()
  .get(routes.deskFeed.path, async (c) => {
    const seconds = await floodWait(c.var, 'desk-feed', floodLimits.bookingLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
    const text = await feedOf(c.var, onlyValue(queryOf(c), 'token'))
    if (text === null) return refuseNotFound(c)
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(text)
  })
  .get(routes.deskHost.path, sameVersion, async (c) => {
    const host = await findChangeableHost(c)
    return host ? page(c, 'desk/host', await hostProps(c, host)) : refuseNotFound(c)
  })
  .put(routes.deskHost.path, form(hostSchema, refusal), async (c) => {
    const host = await findChangeableHost(c)
    if (!host) return refuseNotFound(c)
    const { calendarUrl, removeCalendar: remove, ...hours } = c.req.valid('json')
    const address = findCalendarAddress(c.var.settings, calendarUrl)
    if (calendarUrl !== '' && !address) {
      return refuseForm(c, { calendarUrl: [messages.booking.calendarUrl] }, refusal)
    }
    const calendar = await calendarSteps(c.var, host.id, { address, remove })
    const input = { ...hours, id: host.id }
    const { outcome } = await saveHost(c.var, getSignedIn(c), { input, steps: calendar })
    if (outcome === 'notFound') return refuseNotFound(c)
    const isOnly = hours.hours.length > 0 && (await isAlone(c, host.id))
    const { onlyHostSaved, hostSaved } = messages.booking
    return done(c, { status: isOnly ? onlyHostSaved : hostSaved })
  })
  .post(routes.deskHostFeed.path, async (c) => {
    const actor = getSignedIn(c)
    const id = c.req.param('id')
    if (id !== actor.user.id) return refuseNotFound(c)
    const feed = await createFeed(c.var, actor)
    if (feed.outcome === 'notFound') return refuseNotFound(c)
    const flash = { status: messages.booking.feedCreated, previewUrl: feed.url }
    return reply(c, {
      page: () => redirect(c, routes.deskHost.href({ id }), flash),
      json: () => c.json({ url: feed.url }, 201),
    })
  })
  .delete(routes.deskHostFeed.path, async (c) => {
    const actor = getSignedIn(c)
    if (c.req.param('id') !== actor.user.id) return refuseNotFound(c)
    const { outcome } = await deleteFeed(c.var, actor)
    return outcome === 'notFound'
      ? refuseNotFound(c)
      : done(c, { status: messages.booking.feedDeleted })
  })

/** Returns the person of the path if one may change their hours: one's own, or anybody's as an owner. */
async function findChangeableHost(c: Context<AppEnv>) {
  const { user } = getSignedIn(c)
  const id = c.req.param('id') ?? ''
  const mayChange = id === user.id || roleOf(c.var.settings, user) === 'owner'
  return mayChange ? findHostOrStaff(c.var, id) : null
}

/** True if nobody but this person has hours. */
async function isAlone(c: Context<AppEnv>, id: string): Promise<boolean> {
  const all = await selectHosts(c.var)
  return all.every((host) => host.id === id)
}

type HostOrStaff = NonNullable<Awaited<ReturnType<typeof findHostOrStaff>>>

async function hostProps(c: Context<AppEnv>, host: HostOrStaff) {
  const isOwn = host.id === getSignedIn(c).user.id
  const [calendar, feed, alone] = await Promise.all([
    findBusyCalendar(c.var.db, host.id),
    isOwn ? findFeed(c.var, host.id) : null,
    isAlone(c, host.id),
  ])
  const { status, previewUrl } = c.var.flash
  return {
    ...{ host, isOwn, isAlone: alone, calendar, status },
    feedSince: feed?.createdAt.toISOString() ?? null,
    ...(isOwn && previewUrl && { feedUrl: previewUrl }),
    now: new Date().toISOString(),
  }
}
