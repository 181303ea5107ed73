import { Hono } from 'hono'
import { alertsSchema } from '#shared/account/alerts/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { endByLink } from '#worker/http/end-by-link.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findSuppression } from '#worker/mail/suppressions.ts'
import { alertsPage } from './alerts-page.ts'
import { findAlerts, followMarket, replaceAlerts, unfollowMarket } from './preferences.ts'
import { unsubscribe } from './unsubscribe.ts'

const ownPage = routes.alerts.href()

export const alertsRoutes = new Hono<AppEnv>()
  .get(routes.alerts.path, signedIn, verified, sameVersion, async (c) => {
    const { id, email } = getSignedIn(c).user
    const [current, suppression] = await Promise.all([
      findAlerts(c.var.db, id),
      findSuppression(c.var.db, email),
    ])
    const requested = onlyValue(queryOf(c), 'watch')
    const props = alertsPage(currentEdition(), current, requested)
    const since = suppression?.createdAt.toISOString()
    const suppressed = since ? { email, since } : null
    return page(c, 'settings/alerts', { ...props, suppressed, status: c.var.flash.status })
  })
  .put(routes.alerts.path, signedIn, verified, form(alertsSchema, { ownPage }), async (c) => {
    const covered = new Set(currentEdition().markets.map(({ slug }) => slug))
    const replacement = { ...c.req.valid('json'), userId: getSignedIn(c).user.id, covered }
    const { outcome } = await replaceAlerts(c.var, replacement)
    if (outcome === 'notFound') {
      return refuseForm(c, { markets: [messages.in('markets')] }, { ownPage })
    }
    // Not back to the form's own URL: its query may ask to add the market once more.
    return done(c, { to: ownPage, status: messages.alerts.saved })
  })
  .post(routes.watchedMarket.path, signedIn, verified, async (c) => {
    const market = currentEdition().findMarket(c.req.param('market'))
    if (!market) return refuseNotFound(c)
    const { outcome } = await followMarket(c.var, getSignedIn(c).user.id, market.slug)
    const { following, followingAgain } = messages.alerts
    const status = outcome === 'resumed' ? followingAgain(market.name) : following(market.name)
    return done(c, { status, id: market.slug, ownPage })
  })
  .delete(routes.watchedMarket.path, signedIn, verified, async (c) => {
    const slug = c.req.param('market')
    const market = currentEdition().findMarket(slug)
    const { outcome } = await unfollowMarket(c.var, getSignedIn(c).user.id, slug)
    if (!market && outcome === 'notFound') return refuseNotFound(c)
    const status = messages.alerts.unfollowed(market?.name ?? slug)
    return done(c, { status, ownPage })
  })
  .get(routes.alertsUnsubscribe.path, sameVersion, (c) =>
    page(c, 'alerts/unsubscribe', { token: c.req.param('token') }),
  )
  .post(routes.alertsUnsubscribe.path, (c) =>
    endByLink(c, {
      group: 'alerts-unsubscribe',
      end: (token) => unsubscribe(c.var.db, token),
      message: messages.alerts.unsubscribed,
      // The newsletter's unsubscribe link ends on the same page.
      to: routes.insights.href(),
      flash: { statusCode: 'alerts-ended' },
    }),
  )
