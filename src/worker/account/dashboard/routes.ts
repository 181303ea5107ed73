import { type Context, Hono } from 'hono'
import { reaches } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { findEnquiries } from '#worker/account/enquiries/find-enquiries.ts'
import { findSessions } from '#worker/account/settings/sessions.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { countDueReviews } from '#worker/desk/documents/find-review.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { defer } from '#worker/http/props.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { currentEdition, noteSummary } from '#worker/knowledge/edition.ts'

const sessionLimit = 3
const noteLimit = 5
const enquiryLimit = 3

function isEditor(c: Context<AppEnv>): boolean {
  return reaches(roleOf(c.var.settings, getSignedIn(c).user), 'editor')
}

export const dashboardRoutes = new Hono<AppEnv>().get(
  routes.dashboard.path,
  signedIn,
  verified,
  sameVersion,
  (c) =>
    page(c, 'dashboard', {
      twoFactorEnabled: getSignedIn(c).user.twoFactorConfirmedAt !== null,
      passkeys: () => countPasskeys(c.var.db, getSignedIn(c).user.id),
      threads: () => findEnquiries(c.var.db, getSignedIn(c).user.email, { limit: enquiryLimit }),
      now: new Date().toISOString(),
      notes: currentEdition().notes.slice(0, noteLimit).map(noteSummary),
      dueReviews: () => (isEditor(c) ? countDueReviews(c.var) : null),
      recentSessions: defer(() => findSessions(c.var.db, getSignedIn(c), sessionLimit)),
    }),
)
