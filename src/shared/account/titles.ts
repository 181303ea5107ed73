import { followTitle } from '#shared/account/alerts/follow-title.ts'
import type { Titles } from '#shared/pages.ts'
import type { AccountPages } from './pages.ts'
import * as words from './title-words.ts'

/** The titles of the account's screens. */
export const accountTitles: Titles<AccountPages> = {
  'rooms/index': words.rooms,
  'rooms/show': ({ room }) => room.name,
  'enquiries/show': ({ thread }) => words.enquiry(thread.reference),
  'alerts/unsubscribe': words.stopAlerts,
  'alerts/confirm': ({ market }) => followTitle(market.name),
  'alerts/markets': words.followedMarkets,
  'auth/login': words.logIn,
  'auth/register': words.register,
  'auth/forgot-password': words.forgotPassword,
  'auth/reset-password': words.resetPassword,
  'auth/confirm-password': words.confirmPassword,
  'auth/two-factor-challenge': words.twoFactorChallenge,
  'auth/verify-email': words.verifyEmail,
  'auth/undo-email': words.undoEmail,
  dashboard: words.dashboard,
  'enquiries/index': words.enquiries,
  'settings/profile': words.profile,
  'settings/password': words.password,
  'settings/appearance': words.appearance,
  'settings/alerts': words.alerts,
  'settings/passkeys': words.passkeys,
  'settings/sessions': words.sessions,
  'settings/two-factor': words.twoFactor,
}
