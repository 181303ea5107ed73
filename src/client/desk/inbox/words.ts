import { plural } from '#shared/plural.ts'

export const writeRegion = 'Write'
export const replyTo = (name: string) => `Reply to ${name}`
export const sendReply = 'Send reply'
export const sending = 'Sending…'
export const note = 'Internal note'
export const addNote = 'Add note'
export const adding = 'Adding…'
export const reply = 'Reply'
export const afterwards = 'Afterwards'
export const showWhatCameMeanwhile = 'Show what came meanwhile'
export const refusals = {
  reply: 'Your reply was not sent.',
  note: 'Your internal note was not added.',
}
export const showWhy = 'Show why'

export const dueAt = (time: string) => `Due ${time}`
export const lateBy = (span: string) => `late by ${span}`
export const dueIn = (span: string) => `due in ${span}`
export const minutes = (count: number) => `${count} min`
export const hours = (count: number) => `${count} h`
export const days = (count: number) => `${count} days`

export const enquiriesOfStatusAppearHere = 'Enquiries you set to this status appear here.'
export const nothingIs = {
  waiting: 'Nothing is waiting.',
  snoozed: 'Nothing is snoozed.',
  done: 'Nothing is done.',
  all: 'Nothing is open.',
}
export const allCaughtUp = 'All caught up.'
export const everyEnquiryIsAnswered = 'Every enquiry has been answered. '
export const lastReplyWentOut = (span: string) => `The last one went out <time>${span} ago</time>.`
export const noMatchingEnquiries = 'No matching enquiries.'
export const noEnquiriesAssignedToThem = 'No enquiries assigned to them.'
export const allWordsMustMatch = 'All words must match; partial words are fine. '
export const orShowAll = '<clear>Show all enquiries</clear>.'
export const orSearchAllStatuses =
  '<statuses>Search all statuses</statuses> or <clear>clear the search</clear>.'
export const firstUse =
  'What arrives by the <link>contact form</link>, by a booking or by email appears here, most urgent first.'
export const noEnquiriesYet = 'No enquiries yet.'

export const showMoreBetween = (count: number) =>
  `Show ${count} more between the first and the newest`

export const draftIsKept = 'A draft, kept in this browser until it is sent'
export const sendKeys = '<key>Ctrl Enter</key> or <key>Cmd Enter</key>'

export const quotedText = 'Quoted text'
export const theRest = (count: string) => `The rest: ${count} characters`

export const newLabel = 'New'
export const noted = 'noted'
export const wrote = 'wrote'
export const replied = 'replied'
export const internalNote = 'Internal note – never sent to the client'
export const waitingToBeSent = 'Waiting to be sent'
export const sent = 'Sent'
export const notDelivered =
  '<strong>Not delivered.</strong> Delivery failed after several attempts. Check the address, then send it again or reach the person in another way.'

export const eraseWarning =
  'This permanently deletes the contact, all messages and any unsent email. The activity log records the deletion.'
export const cancelConsultationFirst =
  ' Cancel its consultation first if both sides should be notified.'
export const eraseEnquiry = 'Erase enquiry'
export const eraseQuestion = 'Erase this enquiry?'
export const keepIt = 'Keep it'
export const eraseForGood = 'Erase for good'

export const exportLabel = 'Export'
export const exportExplained = 'Exports every enquiry, ignoring filters'
export const confirmYourPasswordFirst = 'Confirm your password first'
export const exportFailedPleaseTryAgain = 'The export failed. Please try again.'
export const enquiriesSaved = (count: string) => `${count} enquiries saved`
export const countOf = (count: string, total: string) => `${count} of ${total}`

export const heldExplained =
  'It was sent to the address of this enquiry, but we could not verify that it came from <email/>: another sender, or no valid signature. Accept it if it reads like theirs; do not act on it before.'
export const emailsAreHeld = (count: number) =>
  plural(count, { one: 'One email is held', other: `${count} emails are held` })
export const acceptMail = (sender: string) => `Accept<hidden> the email from ${sender}</hidden>`
export const discardMail = (sender: string) => `Discard<hidden> the email from ${sender}</hidden>`

export const keys = 'Keys'
export const enableSingleKeyShortcuts = 'Enable single-key shortcuts'

export const keyNext = 'next enquiry'
export const keyPrevious = 'previous enquiry'
export const keyOpen = 'open enquiry (or Enter)'
export const keyBack = 'back to the list'
export const keyReply = 'write a reply'
export const keyNote = 'write an internal note'
export const keyDone = 'mark as done'
export const keyAssign = 'assign to me'
export const keySnooze = 'snooze'
export const keyBegin = 'new enquiry'
export const keySearch = 'search the inbox'
export const keyHelp = 'show these keys'

export const status = 'Status'
export const all = 'All'
export const searchHint = 'Search names, addresses, companies and texts'
export const find = 'Find'
export const assignee = 'Assignee'
export const allAssignees = 'Anybody'
export const market = 'Market'
export const allMarkets = 'Market'
export const product = 'Product'
export const allProducts = 'Product'
export const mine = 'Mine'
export const unassigned = 'Unassigned'

export const open = 'Open'
export const waiting = 'Waiting'
export const snoozed = 'Snoozed'
export const done = 'Done'
export const needsOurReply = 'needs our reply'
export const awaitingClient = 'awaiting client'
export const hiddenUntilLater = 'hidden until later'
export const resolved = 'resolved'

export const about = 'About'
export const language = 'Language'
export const reference = 'Reference'
export const received = 'Received'
export const consultations = (count: number) =>
  plural(count, { one: 'Consultation', other: 'Consultations' })
export const andCancelled = ', cancelled'
export const andMinutes = (minutes: number) => `, ${minutes} minutes`
export const due = 'Due'

export const replySubject = (service: string) => `Re: Your enquiry about ${service}`
export const neighbouringEnquiries = 'Neighbouring enquiries'
export const previousEnquiry = 'Previous enquiry'
export const nextEnquiry = 'Next enquiry'

export const inbox = 'Inbox'
export const enquiries = 'Enquiries'
export const previous = 'Previous'
export const next = 'Next'
export const pages = 'Pages'
export const pageOf = (page: number, pages: number) => `<hidden>Page </hidden>${page} of ${pages}`

export const assignedTo = (name: string) => `Assigned to ${name}`
export const andAssignedTo = (name: string) => `, assigned to ${name}`

export const goToTheReply = 'Go to the reply'
export const assign = 'Assign'
export const nobody = 'Nobody'
export const memberIsMe = (member: string) => `${member} (me)`

export const overview = 'Overview'
export const selectEnquiryInList = 'Select an enquiry in the list'
export const noEnquiryInThisList = 'No enquiry in this list'
export const allCaughtUpTitle = 'All caught up'
export const sortedByDueTime = 'Sorted by due time. Select an enquiry to open it.'
export const waitingForReply = (count: number, digits: string) =>
  plural(count, {
    one: 'One enquiry is waiting for a reply',
    other: `${digits} enquiries are waiting for a reply`,
  })

export const details = 'Details'
export const conversation = 'Conversation'

export const newEnquiry = 'New enquiry'
export const newEnquiryLead =
  'Write to somebody you met or spoke with. They get your text by email, and the enquiry is yours.'
export const name = 'Name'
export const emailAddress = 'Email address'
export const company = 'Company'
export const optional = 'optional'
export const service = 'Service'
export const noMarket = 'No market'
export const noProduct = 'No product'
export const emailText = 'Text of the email'
export const nameIsAdded = 'Your name is added below it.'
export const sendAndOpen = 'Send and open the enquiry'

export const savedReplies = 'Saved replies'
export const savedRepliesLead = (placeholders: readonly string[]) =>
  `Texts to insert into replies. ${placeholders.join(', ')} are filled in then.`
export const noSavedReplies = 'No saved replies yet.'
export const newSavedReply = 'New saved reply'
export const replyTitle = 'Title'
export const replyText = 'Text'
export const save = 'Save'
export const saveChanges = 'Save changes'
export const deleteReply = (title: string) => `Delete<hidden> ${title}</hidden>`

export const selectEnquiry = (name: string) => `Select the enquiry of ${name}`
export const changeSelected = 'Change the selected enquiries'
export const assignTo = 'Assign to…'
export const assignToMe = 'Assign to me'
export const selectAll = 'Select all'
export const selectNone = 'Select none'
export const untilTime = (time: string) => `until ${time}`
export const emailIsHeld = 'An email is held'
export const andEmailIsHeld = ', an email is held'

export const snooze = 'Snooze'
export const otherTime = (city: string) => `Another time (${city})`
export const snoozeFor = {
  hours: 'For four hours',
  tomorrow: 'Until tomorrow, 08:00',
  monday: 'Until Monday, 08:00',
  week: 'For a week',
}

export const replyGoesOut = (name: string, seconds: number) =>
  `The reply to ${name} goes out in ${seconds} s.`
export const undo = 'Undo'
export const thenTheNext = 'Then the next enquiry'

export const insertSavedReply = 'Insert a saved reply'
export const manageSavedReplies = 'Manage saved replies'
export const recordHint = '<key>/</key> inserts a record'
export const recordMarketHint = 'To insert records, <market>choose their market</market> first'
export const findRecord = (market: string) => `Find a record of ${market}`
export const recordsOf = (market: string) => `Records of ${market}`
export const noMatchingRecords = 'No matching records.'
export const recordCount = (count: number) =>
  plural(count, { one: '1 record', other: `${count} records` })
export const close = 'Close'
export const unrecordedFigures = (figures: readonly string[], market: string) =>
  `${figures.join(', ')} ${figures.length === 1 ? 'is' : 'are'} in no record of ${market}. Check before you send.`
export const recordedRates = (rates: string) => `On record: ${rates}`

export const records = 'Records'
export const recordGroupLabels = {
  status: 'Status',
  tax: 'Tax',
  licence: 'Licence',
  obligation: 'Obligations',
  rule: 'Latest rules',
  fact: 'Figures',
}
export const recordMarket = 'Market of the records'
export const chooseMarket = 'Choose a market'
export const loadingRecords = 'Loading the records…'
export const openDossier = (market: string) => `Open the dossier of ${market}`
export const checkedOn = (day: string) => `checked ${day}`
export const insertRecord = (label: string) => `Insert<hidden> ${label}</hidden>`

export const otherEnquiries = 'Other enquiries of this person'
export const mergedEnquiries = 'Merged'
export const mergeInto = 'Merge into another enquiry'
export const mergeExplained =
  'Messages, held emails and consultations move to the other enquiry. Replies to the old address arrive there. This cannot be undone.'
export const mergeWithOther = (reference: string) => `Merge into ${reference}`
export const linkedEnquiries = 'Linked enquiries'
export const linkEnquiry = 'Link another enquiry'
export const linkedReference = 'Reference of the enquiry'
export const linkExplained =
  'Staff see the link at both enquiries. Nothing moves, and neither person sees it.'
export const link = 'Link'
export const unlink = (reference: string) => `Remove the link<hidden> to ${reference}</hidden>`
export const newEnquiryToPerson = 'New enquiry to this person'

export const viewPicture = 'View'
