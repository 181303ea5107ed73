import { Hono } from 'hono'
import { accountFeatures, openAccountFeatures } from './account/routes.ts'
import type { AppEnv, Feature } from './app-env.ts'
import { deskFeatures } from './desk/routes.ts'
import { csrf } from './http/csrf.ts'
import { documentRenderer } from './http/document.tsx'
import { allowedMethods, notFound, onError } from './http/errors.ts'
import { flash } from './http/flash.ts'
import {
  bodySize,
  checkedSettings,
  methodMarker,
  requestLog,
  variables,
  work,
} from './http/request-checks.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { accountLimit } from './http/throttle.ts'
import { freshEdition } from './knowledge/refresh-edition.ts'
import { startDelivery } from './mail/deliver.ts'
import { openSiteFeatures, siteFeatures } from './site/routes.ts'

/**
 * Creates an application of these features: middleware in the order of its checks, then their
 * routes. `open` features never look up a session.
 */
function createApp(features: Feature[], open: Feature[] = []): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const methodsOf = allowedMethods(app)

  app.use(variables, requestLog, securityHeaders, checkedSettings, work)
  app.use(freshEdition, documentRenderer, flash)
  for (const feature of open) app.route('/', feature)

  app.use(startDelivery, bodySize, methodMarker(methodsOf), csrf, session, accountLimit)

  for (const feature of features) app.route('/', feature)

  app.notFound(notFound(methodsOf))
  app.onError(onError)
  return app
}

/** The Worker's application. */
export const app = createApp(
  // The desk comes first: its guard covers everything below `/desk`.
  [...deskFeatures, ...siteFeatures, ...accountFeatures],
  [...openSiteFeatures, ...openAccountFeatures],
)
