import type { SuppressionReason } from '#shared/desk/delivery/suppressions.ts'
import type { SubscriberState } from '#shared/desk/subscribers/props.ts'
import { plural } from '#shared/plural.ts'

export const subscribers = 'Subscribers'
export const subscribersLead =
  'Who gets the newsletter, after confirming it by the link in an email.'
export const states: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed',
  suppressed: 'Suppressed',
}
export const all = 'All'
export const filter = 'State'
export const search = 'Search addresses'
export const searchButton = 'Search'
export const found = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'address matches', other: 'addresses match' })}`
export const noSubscribers = 'Nobody has subscribed yet.'
export const noMatch = 'No address matches.'
export const since = (day: string) => `since ${day}`
export const follows = (markets: string) => `follows ${markets}`
export const deleteSubscriber = 'Delete'
export const deleteQuestion = (email: string) => `Delete ${email}?`
export const deleteWarning =
  'The address gets no more newsletters, and may subscribe again. Alerts of markets that it follows are not changed.'
export const exportCsv = 'Export as CSV'
export const toSuppressions = 'Suppressed addresses'
export const newer = 'Newer'
export const older = 'Older'

export const suppressionsLead =
  'Emails to these addresses came back, so they get no newsletters and no alerts. Emails about accounts and enquiries are tried once a day.'
export const noSuppressions = 'No email has come back.'
export const reasons: Record<SuppressionReason, (code: string) => string> = {
  bounced: (code) => `Came back (${code})`,
  refused: (code) => `Refused by the mail server (${code})`,
}
export const lift = 'Send again'
export const toSubscribers = 'All subscribers'
