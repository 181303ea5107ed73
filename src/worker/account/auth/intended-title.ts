import type { Context } from 'hono'
import { followTitle } from '#shared/account/alerts/follow-title.ts'
import type { ScreenName } from '#shared/pages.ts'
import { patternOf, routes } from '#shared/routes.ts'
import { fixedTitle } from '#shared/titles.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findIntendedPage } from '#worker/http/intended.ts'
import { onlyValue } from '#worker/http/query.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

/** The screens that a log-in may lead to, by the pattern of their path. */
const screens: Partial<Record<string, ScreenName>> = {
  [routes.enquiries.path]: 'enquiries/index',
  [routes.enquiry.path]: 'enquiries/index',
  [routes.profile.path]: 'settings/profile',
  [routes.password.path]: 'settings/password',
  [routes.appearance.path]: 'settings/appearance',
  [routes.twoFactor.path]: 'settings/two-factor',
  [routes.sessions.path]: 'settings/sessions',
  [routes.passkeys.path]: 'settings/passkeys',
  [routes.alerts.path]: 'settings/alerts',
  [routes.book.path]: 'booking/choose',
  [routes.deskInbox.path]: 'desk/inbox',
  [routes.deskThread.path]: 'desk/inbox',
  [routes.deskCalendar.path]: 'desk/calendar',
  [routes.deskDocuments.path]: 'desk/documents',
  [routes.deskReview.path]: 'desk/review',
  [routes.deskSubscribers.path]: 'desk/subscribers',
  [routes.deskSuppressions.path]: 'desk/suppressions',
  [routes.deskStatistics.path]: 'desk/statistics',
  [routes.deskPeople.path]: 'desk/people',
  [routes.deskMails.path]: 'desk/mails',
  [routes.deskLog.path]: 'desk/log',
}

/** Returns the title of the page that a guard interrupted; null if there is none to name. */
export async function intendedTitle(c: Context<AppEnv>): Promise<string | null> {
  const page = await findIntendedPage(c)
  if (!page) return null
  const { pathname, searchParams } = new URL(page.path, c.var.settings.appUrl)
  const pattern = patternOf(pathname) ?? ''
  const screen = screens[pattern]
  const market = currentEdition().findMarket(onlyValue(searchParams, 'watch'))
  if (screen === 'settings/alerts' && market) return followTitle(market.name)
  return screen ? fixedTitle(screen) : null
}
