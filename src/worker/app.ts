import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { authRoutes } from './auth/routes.ts'
import { compareRoutes } from './compare/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
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
import { legalRoutes } from './legal/routes.ts'
import { startDelivery } from './mail/deliver.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { marketsRoutes } from './markets/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notesRoutes } from './notes/routes.ts'
import { openDataPageRoutes, openDataRoutes } from './open-data/routes.ts'
import { rulesRoutes } from './rules/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { devMailboxRoutes } from './system/dev-mailbox.tsx'
import { systemRoutes } from './system/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'

/**
 * An application of these features: middleware in the order of the checks, then their routes. What
 * is open data asks for no session, whoever brings one.
 */
export function createApp(features: Hono<AppEnv>[], openData: Hono<AppEnv>[] = []): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const methodsOf = allowedMethods(app)

  app.use(variables, requestLog, securityHeaders, checkedSettings, work, documentRenderer, flash)
  for (const feature of openData) app.route('/', feature)

  app.use(startDelivery, bodySize, methodMarker(methodsOf), csrf, session)

  for (const feature of features) app.route('/', feature)

  app.notFound(notFound(methodsOf))
  app.onError(onError)
  return app
}

/** The Worker's application. */
export const app = createApp(
  [
    marketingRoutes,
    // Before the markets: "compare" is no market.
    compareRoutes,
    marketsRoutes,
    rulesRoutes,
    notesRoutes,
    legalRoutes,
    searchRoutes,
    openDataPageRoutes,
    contactRoutes,
    newsletterRoutes,
    authRoutes,
    dashboardRoutes,
    settingsRoutes,
    twoFactorRoutes,
    systemRoutes,
    devMailboxRoutes,
  ] as Hono<AppEnv>[],
  [openDataRoutes] as Hono<AppEnv>[],
)
