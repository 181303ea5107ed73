import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { signedIn, verified } from '../auth/guards.ts'
import { countPasskeys } from '../auth/passkeys.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { page, sameVersion } from '../http/page.ts'
import { defer } from '../http/props.ts'
import { getSignedIn } from '../http/sessions.ts'
import { currentEdition, noteSummary } from '../knowledge/edition.ts'
import { findSessions } from '../settings/sessions.ts'

const shownSessions = 3
const shownNotes = 5
const shownEnquiries = 3

/** Where a signed-in person arrives. */
export const dashboardRoutes = new Hono<AppEnv>().get(
  routes.dashboard.path,
  signedIn,
  verified,
  sameVersion,
  (c) =>
    page(c, 'dashboard', {
      twoFactorEnabled: getSignedIn(c).user.twoFactorConfirmedAt !== null,
      passkeys: () => countPasskeys(c.var.db, getSignedIn(c).user.id),
      threads: () => findEnquiries(c.var.db, getSignedIn(c).user.email, { limit: shownEnquiries }),
      now: new Date().toISOString(),
      notes: currentEdition().notes.slice(0, shownNotes).map(noteSummary),
      recentSessions: defer(() => findSessions(c.var.db, getSignedIn(c), shownSessions)),
    }),
)
