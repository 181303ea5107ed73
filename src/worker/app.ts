import { Hono } from 'hono'
import { alertsRoutes } from './alerts/routes.ts'
import type { AppEnv } from './app-env.ts'
import { authRoutes } from './auth/routes.ts'
import { deskBookingRoutes } from './bookings/desk-routes.ts'
import { bookingLinkRoutes } from './bookings/link-routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { compareRoutes } from './compare/routes.ts'
import { confirmPasswordRoutes } from './confirm-password/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { previewRoutes } from './documents/preview-routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { enquiriesRoutes } from './enquiries/routes.ts'
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
import { inboxRoutes } from './inbox/routes.ts'
import { freshEdition } from './knowledge/refresh-edition.ts'
import { legalRoutes } from './legal/routes.ts'
import { deskLetterRoutes } from './letters/desk-routes.ts'
import { lettersRoutes } from './letters/routes.ts'
import { startDelivery } from './mail/deliver.ts'
import { heldMailRoutes } from './mail-in/routes.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { marketsRoutes } from './markets/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notesRoutes } from './notes/routes.ts'
import { openDataPageRoutes, openDataRoutes } from './open-data/routes.ts'
import { passkeyEndpointRoutes, passkeyRoutes } from './passkeys/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { rulesRoutes } from './rules/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { cspReportRoutes } from './system/csp-report-routes.ts'
import { devMailboxRoutes } from './system/dev-mailbox-routes.tsx'
import { systemRoutes } from './system/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { undeliveredRoutes } from './undelivered/routes.ts'

/**
 * An application of these features: middleware in the order of the checks, then their routes. What
 * is open to all asks for no session, whoever brings one.
 */
function createApp(features: Hono<AppEnv>[], open: Hono<AppEnv>[] = []): Hono<AppEnv> {
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
  [
    // Before all that stands below `/desk`.
    deskRoutes,
    peopleRoutes,
    marketingRoutes,
    // Before the markets: "compare" is no market.
    compareRoutes,
    marketsRoutes,
    rulesRoutes,
    notesRoutes,
    lettersRoutes,
    legalRoutes,
    searchRoutes,
    openDataPageRoutes,
    contactRoutes,
    bookingRoutes,
    bookingLinkRoutes,
    deskBookingRoutes,
    deskLetterRoutes,
    newsletterRoutes,
    authRoutes,
    dashboardRoutes,
    inboxRoutes,
    documentsRoutes,
    previewRoutes,
    enquiriesRoutes,
    settingsRoutes,
    alertsRoutes,
    twoFactorRoutes,
    confirmPasswordRoutes,
    passkeyRoutes,
    heldMailRoutes,
    undeliveredRoutes,
    systemRoutes,
    devMailboxRoutes,
  ] as Hono<AppEnv>[],
  [openDataRoutes, passkeyEndpointRoutes, cspReportRoutes] as Hono<AppEnv>[],
)
