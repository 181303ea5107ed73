import { plural } from '#shared/plural.ts'

export const consultations = 'Consultations'
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

export const timeOfZone = (zone: string) => `Time of ${zone}`
export const atOffice = (city: string, day: string, time: string) => `In ${city}: ${day}, ${time}`
export const minuteCount = (count: number) => `${count} minutes`

export const name = 'Name'
export const email = 'Email'
export const company = 'Company'
export const optional = 'optional'
export const whatShouldWePrepare = 'What should we prepare?'

export const confirmBooking = 'Confirm booking'
export const invitationFollows =
  'An invitation for your calendar comes by email, with a link to reschedule or cancel it.'
export const weHoldTheTime = (minutes: number) =>
  `We hold the time for ${minutes} minutes. Confirm it with the link that we email you; an invitation for your calendar follows.`
export const chooseATime = 'Choose a time'
export const andTimeOfZone = (zone: string) => `, time of ${zone}`
export const andAtOffice = (time: string, city: string) => `; ${time} in ${city}`

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

export const over = 'Over'
export const tooSoonToBook = 'Too soon to book'
export const notOpenYet = 'Not open yet'
export const and = ' and '
export const noTimes = 'No times'

export const minutesInZone = (minutes: number, zone: string) =>
  `${minutes} minutes, time of ${zone}`
export const minutesAbout = (minutes: number, service: string, zone: string) =>
  `${minutes} minutes: ${service}. Time of ${zone}.`
export const noConsultation = 'None is booked.'
export const openConsultation = 'Open its enquiry'
export const rescheduleOrCancel = 'Reschedule or cancel'

export const moveItToThisTime = 'Move it to this time'

export const yours = 'yours'
export const slotAtOffice = (
  text: string,
  { city, weekday, time }: { city: string; weekday: string; time: string },
) => `${text}; in ${city} ${weekday}, ${time}`

export const yourConsultation = 'Your consultation'
export const yourConsultationIsOver = 'Your consultation is over'
export const yourConsultationIsCancelled = 'Your consultation is cancelled'
export const yourConsultationIsNotConfirmed = 'Your consultation is not confirmed yet'
export const yourConsultationWasNotConfirmed = 'Your consultation was not confirmed'

export const times = 'Times'
export const weekdayForYou = (weekday: string) => `${weekday} for you`

export const weekByHalfHours = (city: string) => `The week by half hours, ${city} time`
export const heldBefore = 'Held: '

export const days = 'Days'
export const dayWithTimes = (weekday: string, day: number, times: number) =>
  `${weekday} ${day}, ${times} ${plural(times, { one: 'time', other: 'times' })}`
export const continueToForm = 'Continue'
export const continueWith = (time: string) => `${time} · Continue`
export const yourDetails = 'Your details'
export const phone = 'Phone'

export const weeks = 'Weeks'
export const theWeekBefore = 'The week before'
export const theWeekAfter = 'The week after'
export const noTimesThisWeek = 'No times available this week. '
export const lookAtTheNextOne = 'Look at the next one'
export const timesOfOffice = (city: string) => `Times are those of ${city}.`
export const timesOfZone = (zone: string, city: string) =>
  `Times of ${zone}; those of ${city} stand below them.`
export const yourTimeZone = 'Your time zone'
export const officeTimeUnderneath = (city: string) => `${city} time is shown underneath.`

export const bookAConsultation = 'Book a consultation'
export const chooseLead =
  'Your first consultation is free. Choose a time to speak with an adviser who knows the relevant law.'
export const howLong = 'How long'
export const minutes = (count: number) => `${count} minutes`

export const confirmYourConsultation = 'Confirm your consultation'
export const confirmConsultationHint =
  'One press, and the time that we hold for you is booked. An invitation for your calendar follows by email.'
export const confirmConsultation = 'Confirm consultation'
export const timeHeld = (time: string, place: string) => `${time} (${place})`

export const whatWePrepare = 'What we prepare'
export const reschedule = 'Reschedule'
export const weHoldThisTimeUntil = (zone: string) =>
  `We hold this time for you until <time/> (${zone}).`
export const confirmByEmail =
  'To book it, open the email we have sent to <email/> and press the button in it. Nobody expects you before that. If the address is wrong, cancel and book again.'
export const cancelConsultation = 'Cancel consultation'
export const releaseThisTimeExplained = 'The time is free for others at once.'
export const yesReleaseThisTime = 'Yes, release this time'
export const bookedExplained =
  'We have emailed you a calendar invitation. You can reschedule or cancel on this page.'
export const addToCalendar = 'Add to calendar'
export const cancelThisConsultationExplained =
  'This time becomes available to others immediately. You can book again at any time.'
export const yesCancelThisConsultation = 'Yes, cancel this consultation'
export const writeToUs = 'Write to us'
export const bookAnotherTime = 'Book another time'
export const afterConsultation =
  'Thank you for your time. If something came up since, write to us or choose another time.'
export const afterCancellation = 'This consultation is cancelled. You can book another time.'
export const afterRelease =
  'The time was held for half an hour and is free again. Choose it once more, or another.'

export const thisWeek = 'This week'

export const calendar = 'Calendar'
export const hours = 'Consultation hours'
export const yourHours = 'Your hours'
export const hoursOf = (name: string) => `Hours of ${name}`
export const hoursExplained =
  'Visitors book consultations within these hours, by the clock of the time zone. Leave a day empty to offer no times. While nobody at the desk has hours, visitors book business hours and no host.'
export const hoursOfDay = (weekday: string, part: number) =>
  part === 1 ? weekday : `${weekday}, ${part}`
export const andAgain = 'and again'
export const timeZone = 'Time zone'
export const meetingLink = 'Meeting link'
export const meetingLinkExplained =
  'It is in invitations and reminders. {reference} stands for the reference of the enquiry, so that each consultation has a room of its own. Without a meeting link, the call is arranged by email.'
export const saveHours = 'Save hours'

export const host = 'Host'
export const firstFree = 'Whoever is free first'
export const withHost = (name: string) => `With ${name}`
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

export const whom = 'With whom'
export const joinTheMeeting = 'Join the meeting'
export const invitationHasLink = 'The link to the video call is in your invitation.'

export const calendarAddress = 'URL of your own calendar'
export const otherCalendarAddress = 'Another URL of your own calendar'
export const calendarAddressExplained =
  'The secret URL in iCal format that your calendar offers. We read it every 15 minutes and keep only the times at which you are busy. The URL is encrypted and never displayed.'
export const calendarRead = (server: string, ago: string) => `${server}, read ${ago}`
export const calendarNotRead = (server: string) => `${server}, not read yet`
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
  'too-many': 'The last attempt failed: an event in it recurs too often.',
} as const

export const feed = 'Your consultations in your calendar'
export const feedExplained =
  'Subscribe to this link in your calendar. Whoever has it sees your consultations, so keep it to yourself. It stops working when your role at the desk ends.'
export const feedSince = (day: string) => `You have had a link since ${day}.`
export const makeFeed = 'Create a link'
export const renewFeed = 'Create a new link'
export const endFeed = 'Delete the link'
