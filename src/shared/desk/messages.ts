import { site } from '#shared/content/site.ts'
import { booking } from '#shared/desk/constants.ts'
import { shownByClient } from '#shared/shown-by-client.ts'

/** The sentences of the desk, and of what visitors get from it. */
export const deskMessages = {
  desk: {
    secondFactor: 'The desk needs two-factor authentication.',
    invited: 'Invitation sent.',
    alreadyStaff: 'This person already works at the desk.',
    roleChanged: 'Role saved.',
    personRemoved: 'The role was taken away.',
    invitationWithdrawn: 'Invitation withdrawn.',
    ownerNeeded: 'There has to be an owner.',
    ownerBySetting: 'This account is an owner by the setting OWNER_EMAIL.',
    answeredMeanwhile: 'Somebody answered meanwhile. Read it, then send again.',
    answered: 'Your answer is on its way.',
    sendingAgain: 'The email is on its way again.',
    noted: 'Note added.',
    erased: 'The enquiry and all that belonged to it are erased.',
  },
  documents: {
    created: 'Draft stored.',
    revised: 'Revision stored.',
    published: 'Published. Readers see it within a minute.',
    scheduled: (when: string) => `Scheduled. Readers see it from ${when}.`,
    scheduleCancelled: 'The schedule is cancelled. Readers see nothing of it.',
    shownStays: 'The schedule is cancelled. Readers keep what they see.',
    withdrawn: 'Withdrawn. It is gone for readers within a minute.',
    linked: 'Preview link made. Anybody who has it can read this revision for seven days.',
    unlinked: 'Preview link ended. Nobody can read anything by it any more.',
    changedMeanwhile: 'Somebody changed this meanwhile.',
    anotherPerson: 'Another person has to publish this.',
    bySending: 'A letter is published by sending it.',
    withoutMarket: 'Its market is not published.',
    slugTaken: 'There is one with this slug already.',
    slugFormat: 'A slug has small letters and digits, with single hyphens between them.',
    slugStays: 'The slug stays as it was chosen. Begin another document for another one.',
    slugFixed: 'The slug of something that was published stays as it is.',
    notPublished: 'This is not published.',
    unknownFigure: (figure: string) =>
      `No record holds ${figure}. Correct it, or store it in a record of its markets first.`,
    unknownSource: (key: string) => `There is no source with the key ${key}.`,
    otherSource: (key: string) => `There is another source with the key ${key}.`,
    unknownMarket: (slug: string) => `We do not cover ${slug}.`,
    everyProduct: 'Every product has to be named once.',
    period: 'The end has to be after the beginning.',
    twoValues: 'This quantity has a value for this date already.',
    judgedWhy: 'The score is another one than before: say why it changed.',
    notADay: 'The date has to be a day, a month or a year that there is.',
    notATime: 'This is no time. Give a date and a time, such as 2026-12-01T09:00.',
    tooMany: (max: number) => `There can be at most ${max} of them.`,
    tooIntricate:
      'This text is nested too deeply, or has too many open brackets or marks, to be shown.',
    unknownDocument: (slug: string) => `There is nothing published with the slug ${slug}.`,
  },
  letters: {
    tested: 'A test is on its way to you.',
    started: 'The letter is on its way.',
    sentBefore: 'This letter has been sent.',
    stopped: 'The sending has stopped.',
    continued: 'The sending goes on.',
    withdrawn: 'This letter is withdrawn. Publish it again first.',
    nobody: 'Nobody is subscribed.',
  },
  /** What the server of somebody who wrote by mail is told: ASCII, a line each. */
  mailIn: {
    unknown: 'This address takes no mail.',
    automatic: 'Automatic replies and mailings are not taken here.',
    'too-large': 'This mail is larger than 1 MiB. Please send it without attachments.',
    unreadable: 'This mail could not be read. Please send it as plain text.',
    full: 'Too many mails came here in a short time. Please try again in an hour.',
  },
  booking: {
    taken: 'This time has just been taken. Please choose another.',
    full: `We cannot take bookings here right now. Please write to ${site.email}.`,
    booked: 'Your consultation is booked.',
    held: 'Your time is held. Please confirm it with the link we have emailed you.',
    unconfirmed: 'Please confirm your consultation first, with the link we have emailed you.',
    invalidLink: 'This link is invalid or has expired. Please book again.',
    moved: 'Your consultation has a new time.',
    cancelled: 'Done. A mail takes it out of both calendars.',
    released: 'Done. The time is free again.',
    cancelledAtDesk: 'Consultation cancelled. The visitor gets a mail.',
    releasedAtDesk: 'Time released. It is free again, and nobody gets an email.',
    cancelledMany: (count: number) => {
      const consultations = count === 1 ? '1 consultation' : `${count} consultations`
      return `${consultations} cancelled. Visitors who had confirmed theirs get an email.`
    },
    noneChosen: 'Please choose at least one consultation.',
    tooMany: `Please choose at most ${booking.bulkCancel} consultations.`,
    closed: (standing: number) => {
      if (standing === 0) return 'Days closed. No consultation stands on them.'
      const stand = standing === 1 ? 'consultation still stands' : 'consultations still stand'
      return `Days closed. ${standing} ${stand} on them.`
    },
    opened: 'Days open again.',
    meeting: shownByClient.meeting,
  },
} as const
