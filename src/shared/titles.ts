import { seo } from './content/seo.ts'
import { titleOfFields } from './documents/kinds.ts'
import type { Pages, ScreenName } from './pages.ts'

/** The titles of the legal pages, which are also those of the links to them. */
export const legalTitles = { privacy: 'Privacy Policy', terms: 'Terms of Service' } as const

/** The title of the inbox, and of a thread in it. */
const inbox = 'Inbox'

type Titled = { [Name in ScreenName]?: (props: Pages[Name]) => string }

/** The screens whose title is that of what they show. */
const titlesByProps = {
  'marketing/market': ({ market }) => market.name,
  'marketing/note': ({ note }) => note.title,
  'marketing/rule': ({ rule }) => rule.title,
  'marketing/legal': ({ which }) => legalTitles[which],
  'marketing/letter': ({ letter }) => letter.subject,
  'desk/document': ({ id, kind, fields }) => (id ? titleOfFields(kind, fields) : `New ${kind}`),
  'desk/letter': ({ subject }) => subject,
  'enquiries/show': ({ thread }) => `Enquiry ${thread.reference}`,
  'desk/thread': ({ thread }) => `${thread.person.name} - ${inbox}`,
  error: ({ title }) => title,
} as const satisfies Titled

const titles: Record<Exclude<ScreenName, keyof typeof titlesByProps>, string> = {
  'marketing/home': seo.home.title,
  'marketing/about-us': seo['about-us'].title,
  'marketing/services': seo.services.title,
  'marketing/markets': seo.markets.title,
  'marketing/insights': seo.insights.title,
  'marketing/contact': seo.contact.title,
  'marketing/compare': 'Compare Markets',
  'marketing/rules': 'Ledger of Rules',
  'marketing/search': 'Search',
  'marketing/data': 'Data',
  'marketing/letters': 'Letters',
  'alerts/unsubscribe': 'Stop alerts',
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
  'enquiries/index': 'Your enquiries',
  'booking/choose': 'Book a time',
  'booking/confirm': 'Confirm your consultation',
  'booking/show': 'Your consultation',
  'desk/inbox': inbox,
  'desk/documents': 'Documents',
  'desk/calendar': 'Calendar',
  'desk/people': 'People',
  'desk/join': 'Join the desk',
  'desk/mails': 'Undelivered emails',
  'desk/log': 'Log',
  'settings/profile': 'Profile settings',
  'settings/password': 'Password settings',
  'settings/appearance': 'Appearance settings',
  'settings/alerts': 'Alerts',
  'settings/passkeys': 'Passkeys',
  'settings/sessions': 'Sessions',
  'settings/two-factor': 'Two-Factor Authentication',
}

/** The title of a screen without the product's name; empty when the name alone is the title. */
export function screenTitle<Name extends ScreenName>(component: Name, props: Pages[Name]): string {
  const byProps: Titled = titlesByProps
  const titleOf = byProps[component] as ((props: Pages[Name]) => string) | undefined
  return titleOf ? titleOf(props) : titles[component as keyof typeof titles]
}

/** What stands in the browser's tab: `Page - Name`, or the name alone. */
export function tabTitle(title: string, appName: string): string {
  return title === '' ? appName : `${title} - ${appName}`
}
