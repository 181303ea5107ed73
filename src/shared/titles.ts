import { seo } from './content/seo.ts'
import type { ScreenName } from './pages.ts'

const titles: Record<Exclude<ScreenName, 'error'>, string> = {
  'marketing/home': seo.home.title,
  'marketing/about-us': seo['about-us'].title,
  'marketing/services': seo.services.title,
  'marketing/markets': seo.markets.title,
  'marketing/insights': seo.insights.title,
  'marketing/contact': seo.contact.title,
  'newsletter/confirm': 'Confirm your subscription',
  'newsletter/unsubscribe': 'Unsubscribe',
  'auth/login': 'Log in',
  'auth/register': 'Register',
  'auth/forgot-password': 'Forgot password',
  'auth/reset-password': 'Reset password',
  'auth/confirm-password': 'Confirm password',
  'auth/two-factor-challenge': 'Two-factor authentication',
  'auth/verify-email': 'Email verification',
  'auth/undo-email': 'Restore your email address',
  dashboard: 'Dashboard',
  'settings/profile': 'Profile settings',
  'settings/password': 'Password settings',
  'settings/appearance': 'Appearance settings',
  'settings/sessions': 'Sessions',
  'settings/two-factor': 'Two-Factor Authentication',
}

/** The title of a screen without the product's name; empty when the name alone is the title. */
export function screenTitle(component: ScreenName, props: { title?: string }): string {
  return component === 'error' ? (props.title ?? '') : titles[component]
}

/** What stands in the browser's tab: `Page - Name`, or the name alone. */
export function tabTitle(title: string, appName: string): string {
  return title === '' ? appName : `${title} - ${appName}`
}
