import { booking, holidayLimits, inboxLimits } from '#shared/desk/constants.ts'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import { pictureMessages } from '#shared/pictures/messages.ts'
import { bookingMessages } from './bookings/messages.ts'

/** The sentences of the desk, which speaks English, and of visitors' bookings. */
export const deskMessages = {
  desk: {
    secondFactor: 'The desk needs two-factor authentication.',
    invited: 'Invitation sent.',
    alreadyStaff: 'This person already works at the desk.',
    roleChanged: 'Role saved.',
    personRemoved: 'Access removed.',
    invitationCancelled: 'Invitation cancelled.',
    factorsEnd: 'Their second factors will be removed in 72 hours. They have been emailed.',
    factorsKept: 'The second factors stay.',
    notStaff: 'Nobody at the desk has this email address.',
    ownFactors: 'You change your own second factors in your settings.',
    noFactors: 'This person has no second factor.',
    factorsEndAlready: 'Somebody has asked for this already.',
    stopLinkInvalid: 'This link is no longer valid: the request was stopped, or has taken effect.',
    ownerNeeded: 'At least one owner is required.',
    ownerBySetting: 'This account is the owner set in OWNER_EMAIL and cannot be changed here.',
    answeredMeanwhile:
      'A colleague replied while you were writing. Review their reply, then send yours.',
    answered: 'Reply queued for delivery.',
    replyUndone: 'The reply was taken back. Its text is in the form again.',
    replyGone: 'This reply is on its way and can no longer be taken back.',
    placeholder: (placeholder: string) => `Fill in ${placeholder} first.`,
    begun: 'The enquiry is created, and the email is on its way.',
    replySaved: 'Saved reply added.',
    replyChanged: 'Saved reply changed.',
    replyDeleted: 'Saved reply deleted.',
    savedRepliesFull: `There can be at most ${inboxLimits.savedReplies} saved replies.`,
    sendingAgain: 'The email is on its way again.',
    noted: 'Note added.',
    noneChosen: 'Please choose at least one enquiry.',
    tooMany: `Please choose at most ${inboxLimits.bulk} enquiries.`,
    nothingToChange: 'Choose a status or an assignee.',
    threadsMissing: 'Some of these enquiries no longer exist. Nothing was changed.',
    changedMany: (count: number) =>
      count === 1 ? '1 enquiry changed.' : `${count} enquiries changed.`,
    snoozed: (until: string) => `Snoozed until ${until}.`,
    snoozeTime: 'Enter a valid date and time, such as 2026-12-01T09:00.',
    snoozePast: 'Choose a time in the future.',
    snoozeLate: 'Choose a time within a year.',
    merged: 'The enquiries are merged.',
    mergeSame: 'This is the same enquiry.',
    mergeUnknown: 'There is no such enquiry.',
    mergeBookings:
      'Its consultations would get another person’s name and address. Merge the other enquiry into this one instead.',
    erased: 'The enquiry and all related data have been permanently deleted.',
  },
  documents: {
    created: 'Draft saved.',
    draftSaved: 'Text saved.',
    draftDiscarded: 'Unsaved text discarded.',
    draftElsewhere: 'This text was changed in another tab or on another device.',
    draftTooLarge: (maxBytes: number) =>
      `A text can have at most ${maxBytes / 1024} KB. Shorten it, or split it into two.`,
    revised: 'Changes saved.',
    checked: 'Checked. The new date will be live within a minute.',
    checkSaved: 'Check saved. A second person must publish it.',
    notLive: 'It has changes that are not published. Open its form to check it.',
    published: 'Published. It will be live within a minute.',
    scheduled: (when: string) => `Scheduled. Readers see it from ${when}.`,
    scheduleCancelled: 'Schedule cancelled. Nothing is published.',
    shownStays: 'Schedule cancelled. The live version is unchanged.',
    withdrawn: 'Unpublished. It will be offline within a minute.',
    deleted: 'Deleted, with all its versions.',
    staysInHistory: 'It was published or scheduled, so its history stays. Unpublish it instead.',
    sentForApproval: 'Saved. A second person must publish it; those who can have been emailed.',
    linked: 'Preview link created. Anyone with the link can read this version for seven days.',
    unlinked: 'Preview link deleted. It no longer works.',
    changedMeanwhile: 'A newer version was saved while you were editing.',
    anotherPerson: 'A second person must publish this.',
    bySending: 'A newsletter is published by sending it.',
    withoutMarket: 'Its market is not published.',
    withoutOriginal: 'The English text is not published.',
    untranslated: 'Translate at least one text.',
    slugTaken: 'This URL is already in use.',
    slugFormat: 'A URL has lowercase letters and digits, with single hyphens between them.',
    slugFixed: 'The URL of a published document cannot be changed.',
    notPublished: 'This is not published.',
    isRequired: 'The site needs this. Publish another version of it instead.',
    hoursOverlap: 'These hours overlap others of the same day.',
    timeOfDay: 'Enter a time of day, such as 08:00.',
    closesLater: 'It has to close after it opens.',
    timeZone: 'Enter a time zone by its IANA name, such as Africa/Lagos.',
    country: 'Enter the two-letter code of a country, such as NG.',
    phoneNumber: 'Enter an international phone number, such as +234 800 000 0000.',
    telegram: 'Enter the address of a chat, such as https://t.me/your_firm.',
    httpsAddress: 'Enter an https address.',
    unknownFigure: (figure: string) =>
      `${figure} does not match any recorded fact. Correct it, or add it to the market’s facts first.`,
    unknownSource: (key: string) => `There is no source with the key ${key}.`,
    otherSource: (key: string) => `There is another source with the key ${key}.`,
    unknownMarket: (slug: string) => `We do not cover ${slug}.`,
    unknownPlaceholder: (name: string) => `There is no placeholder {${name}}.`,
    unknownPicture: 'This picture does not exist any more. Choose another one.',
    unknownPerson: (slug: string) => `No published person has the URL ${slug}.`,
    everyProduct: 'Include each product exactly once.',
    period: 'The end has to be after the beginning.',
    twoValues: 'This quantity has a value for this date already.',
    verified: 'Leave this empty while it is not verified.',
    unverified: 'Only what is not verified has this.',
    valueNeeded: 'Say what the law says, or choose “Not verified”.',
    triedNeeded: 'Say what was looked for, and where.',
    sourceNeeded: 'Name the source, or choose “Not verified”.',
    ageFirst: 'Begin with the age in digits: 18, …',
    judgedWhy: 'The score has changed. Please state the reason.',
    notADay: 'Enter a valid day, month or year.',
    notATime: 'This is not a valid time. Give a date and a time, such as 2026-12-01T09:00.',
    tooMany: (max: number) => `There can be at most ${max} of them.`,
    tooIntricate:
      'The formatting is too complex to display. Simplify nested lists or unclosed brackets.',
    unknownDocument: (slug: string) => `Nothing is published at the URL ${slug}.`,
  },
  rooms: {
    created: 'Room created.',
    invited: 'Invitation sent.',
    memberAlready: 'This address is invited already.',
    membersFull: `A room can have at most ${roomLimits.members} members.`,
    memberRemoved: 'Member removed. They can no longer open this room.',
    filesAdded: (count: number) => (count === 1 ? 'File added.' : `${count} files added.`),
    oneVersion: 'Choose one file: the new version of a single file.',
    unknownFile: 'This room has no such file.',
    filesFull: 'This room has no space for these files.',
    termsSaved: 'Terms saved. Members are asked to accept this text.',
    termsRemoved: 'Terms removed. Members can open the files.',
    isClosed: 'This room is closed.',
    closed: 'Room closed. Its members can no longer open it.',
    reopened: 'Room opened again. Its members have been emailed.',
    fileRemoved: 'Version removed. Nobody can open it any more.',
    emptied: 'All files and members of this room were deleted.',
    isOpen: 'Close the room first.',
  },
  pictures: pictureMessages,
  subscribers: {
    deleted: 'Subscriber deleted.',
    lifted: 'Newsletters and alerts are sent to this address again.',
  },
  letters: {
    tested: 'Test email sent to you.',
    started: 'The newsletter is on its way.',
    scheduled: (when: string) => `Scheduled. It is sent from ${when}.`,
    cancelled: 'Schedule cancelled. Nothing is sent.',
    sentBefore: 'This newsletter has been sent.',
    stopped: 'The sending has stopped.',
    continued: 'Sending resumed.',
    withdrawn: 'This newsletter is unpublished. Publish it again first.',
    nobody: 'There are no subscribers yet.',
  },
  /** Replies to the server of whoever sent a mail: one line of ASCII each. */
  mailIn: {
    unknown: 'This address takes no mail.',
    automatic: 'Automatic replies and mailings are not taken here.',
    'too-large': 'This mail is too large. Please send it with smaller attachments, or without.',
    unreadable: 'This mail could not be read. Please send it as plain text.',
    full: 'Too many mails came here in a short time. Please try again in an hour.',
  },
  holidays: {
    hours: 'Enter both times, or none if the office is closed all day.',
    line: (number: number) =>
      `Write a date and a name on each line, such as 2027-01-01 New Year. Line ${number} is something else.`,
    tooMany: `A list can have at most ${holidayLimits.lines} days.`,
    saved: 'Day saved.',
    imported: (added: number, kept: number) => {
      const days = added === 1 ? '1 day added.' : `${added} days added.`
      return kept === 0 ? days : `${days} ${kept} stayed as they were.`
    },
    removed: 'Day removed. It has its usual hours again.',
  },
  booking: {
    ...bookingMessages,
    hours: 'Each day needs a time from and a time to, such as 09:00 and 17:00.',
    meetingLink: 'The meeting link must be an https URL.',
    hostSaved: 'Hours saved.',
    onlyHostSaved:
      'Hours saved. Visitors can book only these hours while nobody else at the desk has any.',
    calendarUrl:
      'Enter a public https URL, such as the secret URL in iCal format that your calendar offers.',
    feedCreated: 'Calendar link created. Copy it now: it is displayed only once.',
    feedDeleted: 'Calendar link deleted.',
    bookedAtDesk: 'Consultation booked. The visitor gets an invitation by email.',
    movedAtDesk: 'Consultation rescheduled. The visitor has been notified by email.',
    clashes: (count: number) =>
      count === 1
        ? 'A consultation takes place in this time. Nothing is closed yet.'
        : `${count} consultations take place in this time. Nothing is closed yet.`,
    cancelledAtDesk: 'Consultation cancelled. The visitor has been notified by email.',
    releasedAtDesk: 'Time released. It is available again; no email is sent.',
    cancelledMany: (count: number) => {
      const consultations = count === 1 ? '1 consultation' : `${count} consultations`
      return `${consultations} cancelled. Visitors who had confirmed theirs get an email.`
    },
    noneChosen: 'Please choose at least one consultation.',
    tooMany: `Please choose at most ${booking.bulkCancel} consultations.`,
    closureEnd: 'The closure has to end after it begins.',
    closureTooLong: `A closure can have at most ${booking.closureDays} days. Check the year, or add another one for the rest.`,
    closed: (affected: number) => {
      if (affected === 0) return 'Days blocked. No bookings are affected.'
      const remain = affected === 1 ? 'booking remains on these days' : 'consultations still stand'
      return `Days closed. ${affected} ${remain} on them.`
    },
    closedAndCancelled: (count: number) =>
      count === 1
        ? 'Closed. The consultation in it is cancelled; its visitor gets an email.'
        : `Closed. ${count} consultations in it are cancelled; their visitors get an email.`,
    opened: 'Days open again.',
  },
} as const
