import { Hono } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { newsletterSchema } from '#shared/site/newsletter/schema.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { endByLink } from '#worker/http/end-by-link.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { back, redirect, reply } from '#worker/http/reply.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscriptions.ts'

const ownPage = routes.insights.href()

/** Subscribing to the monthly newsletter, confirming it by a button, and unsubscribing. */
export const newsletterRoutes = new Hono<AppEnv>()
  .post(
    routes.newsletter.path,
    throttle('newsletter', { field: 'email', refusal: { ownPage } }),
    form(newsletterSchema, { ownPage }),
    async (c) => {
      const { outcome } = await subscribe(c.var, c.req.valid('json').email)
      const { confirmationSent: status } = messages.newsletter
      if (outcome === 'full') {
        const full = messages.newsletter.full(c.var.settings.firm.email)
        return reply(c, {
          page: () => refuseForm(c, { email: [full] }, { ownPage }),
          json: () => c.json({ message: full }, 503),
        })
      }
      // The answer is always the same: it must not reveal whether the address is subscribed.
      return reply(c, {
        page: () => back(c, { status, statusCode: 'newsletter-asked' }, ownPage),
        json: () => c.json({ message: status }),
      })
    },
  )
  .get(routes.newsletterConfirm.path, sameVersion, (c) =>
    page(c, 'newsletter/confirm', { token: c.req.param('token') }),
  )
  .post(routes.newsletterConfirm.path, async (c) => {
    const seconds = await floodWait(c.var, 'newsletter-confirm', floodLimits.mailedLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
    const { outcome } = await confirmSubscription(c.var, c.req.param('token'))
    const { confirmed, invalidLink } = messages.newsletter
    if (outcome === 'invalid') return refuseForm(c, { token: [invalidLink] })
    return reply(c, {
      page: () => redirect(c, ownPage, { status: confirmed }),
      json: () => c.json({ message: confirmed }),
    })
  })
  .get(routes.newsletterUnsubscribe.path, sameVersion, (c) =>
    page(c, 'newsletter/unsubscribe', { token: c.req.param('token') }),
  )
  .post(routes.newsletterUnsubscribe.path, (c) =>
    endByLink(c, {
      group: 'unsubscribe',
      end: (token) => unsubscribe(c.var.db, token),
      message: messages.newsletter.unsubscribed,
      to: ownPage,
    }),
  )
