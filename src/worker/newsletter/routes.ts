import { Hono } from 'hono'
import { newsletterSchema } from '#shared/newsletter/schema.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { form } from '../http/form.ts'
import { page, sameVersion } from '../http/page.ts'
import { throttle } from '../http/throttle.ts'
import { confirm } from './confirm.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const ownPage = routes.insights.href()

/** The monthly letter: asked for, confirmed by a button, ended by one click. */
export const newsletterRoutes = new Hono<AppEnv>()
  .post(
    routes.newsletter.path,
    throttle('newsletter', { field: 'email', ownPage }),
    form(newsletterSchema, { ownPage }),
    (c) => subscribe(c, c.req.valid('json').email),
  )
  .get(routes.newsletterConfirm.path, sameVersion, (c) =>
    page(c, 'newsletter/confirm', { token: c.req.param('token') }),
  )
  .post(routes.newsletterConfirm.path, (c) => confirm(c, c.req.param('token')))
  .get(routes.newsletterUnsubscribe.path, sameVersion, (c) =>
    page(c, 'newsletter/unsubscribe', { token: c.req.param('token') }),
  )
  .post(routes.newsletterUnsubscribe.path, (c) => unsubscribe(c, c.req.param('token')))
