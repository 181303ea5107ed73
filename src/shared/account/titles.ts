import { followTitle } from '#shared/account/alerts/follow-title.ts'
import type { Titles } from '#shared/pages.ts'
import type { AccountPages } from './pages.ts'

/** The titles of the account's screens. */
export const accountTitles: Titles<AccountPages> = {
  'enquiries/show': ({ thread }) => `Enquiry ${thread.reference}`,
  'rooms/index': 'Your rooms',
  'rooms/show': ({ room }) => room.name,
  'alerts/unsubscribe': 'Stop alerts',
  'alerts/confirm': ({ market }) => followTitle(market.name),
  'alerts/markets': 'Markets you follow',
  'auth/login': 'Log in',
  'auth/register': 'Register',
  'auth/forgot-password': 'Forgot password',
  'auth/reset-password': 'Reset password',
  'auth/confirm-password': 'Confirm password',
  'auth/two-factor-challenge': 'Two-factor authentication',
  'auth/verify-email': 'Email verification',
  'auth/undo-email': 'Restore your email address',
  dashboard: 'Dashboard',
  'enquiries/index': 'Your enquiries',
  'settings/profile': 'Profile settings',
  'settings/password': 'Password settings',
  'settings/appearance': 'Appearance settings',
  'settings/alerts': 'Alerts',
  'settings/passkeys': 'Passkeys',
  'settings/sessions': 'Sessions',
  'settings/two-factor': 'Two-Factor Authentication',
}
