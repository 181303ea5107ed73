import { type Context, Hono } from 'hono'
import { followerSchema, followSchema } from '#shared/account/alerts/schema.ts'
import { floodLimits, lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { errorActions } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import { textOf } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuse, refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { honeypot } from '#worker/http/public-form.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { back, done, redirect, reply } from '#worker/http/reply.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { coveredMarkets } from './alerts-page.ts'
import { confirmFollowing, requestFollowing } from './follow-by-email.ts'
import { findFollower, isMemberLink, replaceFollowed } from './follower-preferences.ts'
import { unsubscribe } from './unsubscribe.ts'

const ownPage = routes.markets.href()

/** Following markets by email, without an account. */
export const followerRoutes = new Hono<AppEnv>()
  .post(
    routes.follow.path,
    throttle('follow', { field: 'email', refusal: { ownPage } }),
    honeypot(async (c) => replyAccepted(c, textOf((await c.req.json()).market))),
    form(followSchema, { ownPage }),
    async (c) => {
      const { email, market } = c.req.valid('json')
      const record = currentEdition().findMarket(market)
      if (!record) return refuseForm(c, { market: [messages.in('market')] }, { ownPage })
      const { outcome } = await requestFollowing(c.var, { email, market: record.slug })
      if (outcome === 'accepted') return replyAccepted(c, record.slug)
      const full = messages.alerts.full(c.var.settings.firm.email)
      return reply(c, {
        page: () => refuseForm(c, { email: [full] }, { ownPage }),
        json: () => c.json({ message: full }, 503),
      })
    },
  )
  .get(routes.followConfirm.path, sameVersion, (c) => {
    const { market: slug, token } = c.req.param()
    const market = currentEdition().findMarket(slug)
    if (!market) return refuseNotFound(c)
    return page(c, 'alerts/confirm', { market: nameOf(market), token })
  })
  .post(routes.followConfirm.path, async (c) => {
    const seconds = await floodWait(c.var, 'follow-confirm', floodLimits.mailedLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
    const market = currentEdition().findMarket(c.req.param('market'))
    if (!market) return refuseNotFound(c)
    const link = { token: c.req.param('token'), market: market.slug }
    const { outcome } = await confirmFollowing(c.var, link)
    if (outcome === 'invalid') return refuseForm(c, { token: [messages.alerts.invalidLink] })
    const status = messages.alerts.following(market.name)
    return reply(c, {
      page: () => redirect(c, routes.market.href({ slug: market.slug }), { status }),
      json: () => c.json({ message: status }),
    })
  })
  .get(routes.follower.path, sameVersion, async (c) => {
    const token = c.req.param('token')
    const follower = await findFollower(c.var.db, token)
    if (!follower) return refuseFollower(c, token)
    const { frequency, markets } = follower
    const covered = coveredMarkets(currentEdition())
    const { status } = c.var.flash
    return page(c, 'alerts/markets', { token, frequency, markets, covered, status })
  })
  .put(routes.follower.path, form(followerSchema), async (c) => {
    const seconds = await floodWait(c.var, 'follower', floodLimits.mailedLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'markets', seconds })
    const token = c.req.param('token')
    const follower = await findFollower(c.var.db, token)
    if (!follower) return refuseFollower(c, token)
    const { markets, frequency } = c.req.valid('json')
    const edition = currentEdition()
    // A followed market that was unpublished cannot be selected, but stays if it was.
    const isKnown = (slug: string) => edition.findMarket(slug) || follower.markets.includes(slug)
    if (!markets.every(isKnown)) return refuseForm(c, { markets: [messages.in('markets')] })
    if (markets.length === 0) return endFollowing(c, token)
    await replaceFollowed(c.var, follower.id, { markets, frequency })
    return done(c, { status: messages.alerts.saved, to: routes.follower.href({ token }) })
  })

/** The answer is always the same: it must not reveal whether the address is known. */
function replyAccepted(c: Context<AppEnv>, slug: string): Promise<Response> {
  const name = currentEdition().findMarket(slug)?.name ?? slug.slice(0, lengths.slug)
  const status = messages.alerts.confirmationSent(name)
  return reply(c, {
    page: () => back(c, { status }, ownPage),
    json: () => c.json({ message: status }),
  })
}

/** Without a market there is nothing to keep an address for. */
async function endFollowing(c: Context<AppEnv>, token: string): Promise<Response> {
  await unsubscribe(c.var.db, token)
  const { unsubscribed: status } = messages.alerts
  return reply(c, {
    page: () => redirect(c, routes.insights.href(), { status, statusCode: 'alerts-ended' }),
    json: () => c.body(null, 204),
  })
}

async function refuseFollower(c: Context<AppEnv>, token: string): Promise<Response> {
  if (await isMemberLink(c.var.db, token)) {
    return reply(c, {
      page: () => redirect(c, routes.alerts.href()),
      json: () => c.json({ message: messages.alerts.unknownLink }, 404),
    })
  }
  return refuse(c, {
    status: 404,
    message: messages.alerts.unknownLink,
    explanation: messages.alerts.unknownLink,
    action: { label: errorActions.chooseMarket, href: routes.markets.href() },
  })
}
