import { plural } from '#shared/plural.ts'
export const noConsultationsThisWeek = 'No consultations this week.'
export const today = 'Today'
export const chooseConsultation = (person: string) => `Choose the consultation of ${person}`
export const heldUntil = (time: string) => ` (held until ${time}, not confirmed)`
export const cancelledMark = ' (cancelled)'
export const releaseConsultation = (person: string) =>
  `Release<hidden> the consultation of ${person}</hidden>`
export const releaseExplained = 'The time is available again. No email is sent.'
export const yesReleaseIt = 'Yes, release it'
export const cancelConsultationOf = (person: string) =>
  `Cancel<hidden> the consultation of ${person}</hidden>`
export const cancelExplained = (person: string) =>
  `${person} is notified by email, and the time is available again.`
export const yesCancelIt = 'Yes, cancel it'
export const cancelSeveral = 'Cancel several'
export const cancelSeveralExplained =
  'Select consultations above. Visitors who have confirmed theirs get an email with what you write here; times that are only held are released.'
export const cancelSelected = 'Cancel selected'
export const selectAllOfThisWeek = 'Select all of this week'
export const whatWeTellThem = 'What we tell the visitor'
export const whatWeTellVisitors = 'What we tell the visitors'
export const closedDays = 'Closed days and times'
export const closedDaysExplained =
  'Existing bookings are kept unless you cancel or move them. <link>Holidays and other hours</link> are closed already.'
export const closuresToCome = 'Closures to come'
export const remove = (closure: string) => `Remove<hidden> ${closure}</hidden>`
export const from = 'From'
export const to = 'To'
export const reason = 'Reason'
export const closeTheseDays = 'Close these days'
export const weekByHalfHours = (city: string) => `The week by half hours, ${city} time`
export const heldBefore = 'Held: '
export const thisWeek = 'This week'
export const calendar = 'Calendar'
export const hours = 'Consultation hours'
export const yourHours = 'Your hours'
export const hoursOf = (name: string) => `Hours of ${name}`
export const hoursExplained =
  'Visitors book consultations within these hours, by the clock of the time zone. Leave a day empty to offer no times. While nobody at the desk has hours, visitors book business hours and no host.'
export const onlyTheseHours =
  'Nobody else at the desk has hours. Once these are saved, visitors can book them alone; the other business hours are not offered any more.'
export const hoursOfDay = (weekday: string, part: number) =>
  part === 1 ? weekday : `${weekday}, ${part}`
export const andAgain = 'and again'
export const timeZone = 'Time zone'
export const meetingLink = 'Meeting link'
export const meetingLinkExplained =
  'It is in invitations and reminders. {reference} stands for the reference of the enquiry, so that each consultation has a room of its own. Without a meeting link, the call is arranged by email.'
export const saveHours = 'Save hours'
export const host = 'Host'
export const withNobody = 'No host'
export const closedFor = 'For whom'
export const everybody = 'Everybody'
export const fromTime = 'From time'
export const toTime = 'To time'
export const endOfDay = 'end of the day'
export const closeAndKeep = 'Close and keep the consultations'
export const closeAndCancel = 'Close and cancel the consultations'
export const closeAndCancelExplained =
  'Visitors are notified by email, with the reason above. Times that are only held are released.'
export const timeAtOffice = (city: string) => `Time in ${city}`
export const moveConsultationOf = (person: string) =>
  `Reschedule<hidden> the consultation of ${person}</hidden>`
export const bookForSomebody = 'Book for somebody'
export const bookForSomebodyExplained =
  'It is booked at once, at any free half hour, also outside the hours. The visitor gets an invitation by email.'
export const topic = 'Topic'
export const bookIt = 'Book consultation'
export const calendarAddress = 'URL of your own calendar'
export const otherCalendarAddress = 'Another URL of your own calendar'
export const calendarAddressExplained =
  'The secret URL in iCal format that your calendar offers. We read it every 15 minutes and keep only the times at which you are busy. The URL is encrypted and never displayed.'
export const calendarAddresses = 'Other email addresses at which you are invited'
export const calendarAddressesExplained =
  'Separate several by commas. Invitations to these addresses, or to that of your account, leave you free if you declined or did not answer them, or if they are tentative and from outside the firm.'
export const calendarRead = (server: string, ago: string) => `${server}, read ${ago}`
export const calendarNotRead = (server: string) => `${server}, not read yet`
export const calendarEntries = (count: number) =>
  `${count} ${plural(count, { one: 'entry', other: 'entries' })} read.`
export const calendarLeftOut = (count: number) =>
  plural(count, {
    one: '1 entry was left out, because it cannot be read or recurs too often.',
    other: `${count} entries were left out, because they cannot be read or recur too often.`,
  })
export const minutesAgo = (minutes: number) =>
  minutes < 120
    ? `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} ago`
    : `${Math.round(minutes / 60)} hours ago`
export const removeCalendar = 'Remove this calendar and the times read from it'
export const calendarFailures = {
  address: 'The last attempt failed: calendars are not read from this URL.',
  unreachable:
    'The last attempt failed: the server did not answer. The times read before still hold.',
  timeout: 'The last attempt failed: the server took too long. The times read before still hold.',
  status: 'The last attempt failed: the server refused the URL. The times read before still hold.',
  redirects: 'The last attempt failed: the URL is redirected too often.',
  'too-large': 'The last attempt failed: the calendar is larger than 1 MB.',
  unreadable: 'The last attempt failed: there is no calendar at this URL.',
  unfinished: 'The last attempt did not finish. The times read before still hold.',
} as const
export const feed = 'Your consultations in your calendar'
export const feedExplained =
  'Subscribe to this link in your calendar. Whoever has it sees your consultations, so keep it to yourself. It stops working when your role at the desk ends.'
export const feedSince = (day: string) => `You have had a link since ${day}.`
export const makeFeed = 'Create a link'
export const renewFeed = 'Create a new link'
export const endFeed = 'Delete the link'
