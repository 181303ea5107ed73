import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { findEnquiries } from '#worker/account/enquiries/find-enquiries.ts'
import { findOwnRooms } from '#worker/account/rooms/find-own-rooms.ts'
import { findSessions } from '#worker/account/settings/sessions.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findStaffDashboard } from '#worker/desk/inbox/find-dashboard.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { defer } from '#worker/http/props.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { currentEdition, noteSummary } from '#worker/knowledge/edition.ts'
import { withEnglish } from '#worker/knowledge/english-texts.ts'
import { currentClock } from '#worker/knowledge/office.ts'
import { findOverview } from './find-overview.ts'

const sessionLimit = 3
const noteLimit = 5
const enquiryLimit = 3

export const dashboardRoutes = new Hono<AppEnv>().get(
  routes.dashboard.path,
  signedIn,
  verified,
  sameVersion,
  async (c) => {
    const desk = await findStaffDashboard(c.var, getSignedIn(c))
    const edition = currentEdition()
    const props = {
      twoFactorEnabled: getSignedIn(c).user.twoFactorConfirmedAt !== null,
      passkeys: () => countPasskeys(c.var.db, getSignedIn(c).user.id),
      overview: () => findOverview(c.var.db, getSignedIn(c).user),
      threads: () => findEnquiries(c.var.db, getSignedIn(c).user.email, { limit: enquiryLimit }),
      rooms: () => findOwnRooms(c.var.db, getSignedIn(c).user),
      now: new Date().toISOString(),
      clock: currentClock(),
      notes: edition.notes.slice(0, noteLimit).map(noteSummary),
      desk,
      // The dashboard of staff does not have them.
      ...(!desk && {
        recentSessions: defer(() => findSessions(c.var.db, getSignedIn(c), sessionLimit)),
      }),
    }
    return page(c, 'dashboard', withEnglish(edition, props))
  },
)
