import { Hono } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { findUndelivered } from './find-undelivered.ts'
import { sendAgain } from './send-again.ts'

const ownPage = routes.deskMails.href()

export const undeliveredRoutes = new Hono<AppEnv>()
  .get(routes.deskMails.path, sameVersion, async (c) => {
    const props = await findUndelivered(c.var, requestedPage(queryOf(c)))
    return page(c, 'desk/mails', { ...props, status: c.var.flash.status })
  })
  .post(routes.mailRetries.path, async (c) => {
    const { outcome } = await sendAgain(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.desk.sendingAgain, ownPage })
  })
