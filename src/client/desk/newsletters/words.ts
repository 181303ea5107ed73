import { plural } from '#shared/plural.ts'

export const theEmail = 'The email'
export const subjectBefore = 'Subject: '
export const asItArrives = 'The email as it arrives'
export const mailExplained =
  'Each recipient gets a personal unsubscribe link. Whether somebody opens it or follows a link is not tracked.'
export const textPart = 'Its text part, for mail programs that show no HTML'

export const sent = 'Sent'

export const aFormerColleague = 'a former colleague'
export const startedBy = (name: string) => `Started by ${name}, <time/>`
export const sendingTitle = 'Sending'
export const sendingPaused = 'Sending paused'
export const waiting = 'Waiting'
export const failed = 'Failed'
export const bounced = 'Came back'
export const suppressed = 'Suppressed'
export const unsubscribed = 'Unsubscribed'
export const countsExplained =
  'Suppressed addresses, to which emails do not get through, are among the failed ones. What came back was sent first. Opens and clicks are not tracked.'
export const scheduledTitle = 'Scheduled'
export const scheduledFor = (name: string) => `By ${name}, for <time/>`
export const cancelSchedule = 'Cancel schedule'
export const toFollowersOf = (market: string) => `Only to subscribers who follow ${market}.`
export const preparingRecipients = 'Preparing recipients. Sending starts within a minute.'
export const pausedBeforeList = 'It was paused before the list of recipients was ready.'
export const everyoneUnsubscribed = 'Everyone on its list has unsubscribed since.'
export const ofRecipients = (count: string) =>
  `Of ${count} in all; people who unsubscribe meanwhile are excluded.`
export const inArchiveAlready =
  'No email has been sent, but it is already in the archive. To remove it there, unpublish it at <link>its document</link>.'
export const isUnpublished =
  'It is unpublished. To resume sending, publish it again at <link>its document</link>.'
export const goOn = 'Go on'
export const stop = 'Stop'

export const sendIt = 'Send it'
export const thereAreNoSubscribersYet = 'There are no subscribers yet.'
export const willBeSentTo = (subscribers: string) =>
  `Will be sent once to ${subscribers} and then appear in the archive. Whom it goes to, and when, is asked before.`
export const languages = 'Languages'
export const inLanguage = (language: string, subscribers: string, isTranslated: boolean) =>
  `${language}: ${subscribers}, ${isTranslated ? 'translated' : 'who get it in English'}`
export const translate = 'Translate'
export const editTranslation = 'Edit translation'
export const secondPersonMustSend = 'You wrote the latest version: a second person must send it.'
export const sendMeATest = 'Send me a test'
export const sendWarning =
  'You can stop delivery, but emails already sent cannot be recalled. A newsletter can be sent only once.'
export const sendTo = (subscribers: string) => `Send to ${subscribers}`
export const sendQuestion = (subscribers: string) => `Send it to ${subscribers}?`
export const send = 'Send'
export const to = 'To'
export const allSubscribers = (subscribers: string) => `All: ${subscribers}`
export const followersOf = (market: string, subscribers: string) =>
  `Who follow ${market}: ${subscribers}`
export const sendFrom = 'Send from'
export const sendFromHint = 'at the office; empty for now'
export const subscriberCount = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'subscriber', other: 'subscribers' })}`

export const edit = 'Edit'
export const previewAsAPage = 'Preview as a page'
export const inTheArchive = 'In the archive'
export const thisNewsletter = 'This newsletter'

export const unsavedText =
  'You have unsaved text in this newsletter, which is not sent. <link>Save it as a version first.</link>'
