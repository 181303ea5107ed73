/** Durations in words, and numbers, of the table of what is stored. */
export type StoredFor = Record<
  | 'session'
  | 'sessionMax'
  | 'remember'
  | 'reset'
  | 'emailUndo'
  | 'unattachedFile'
  | 'hold'
  | 'endedHold'
  | 'deskLog'
  | 'draft'
  | 'invitation'
  | 'newsletterConfirm'
  | 'suppression'
  | 'followConfirm'
  | 'outbox'
  | 'submission'
  | 'counters',
  string
> &
  Record<'maxSessions' | 'contactDays' | 'bookingDays', number>

export const units = {
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
} as const

export const storedColumns = ['What', 'Why', 'How long'] as const
export const cookieColumns = ['Name', 'What for', 'How long'] as const

export const cookiePurposes = {
  session: 'Keeps you signed in; renewed while you use the site.',
  remember: 'Signs you in again, if you ticked “Remember me”.',
  device: 'Tells a browser that has signed in before from strangers who guess at your password.',
  pending: 'Between your password and your code.',
  passkey: 'What your passkey has to answer, while you use it.',
  intended:
    'The page you wanted before you signed in, and what you had typed there into a form that had to wait.',
  flash: 'What the next page has to tell you, once.',
  visitor: 'Together with the next one: proof that a form was sent from this site.',
  'XSRF-TOKEN': 'The same proof, where the page’s script can read it.',
  'language-offer': 'That you do not want pages offered in another language; set when you say so.',
  appearance: 'Light, dark or as your system has it; set when you choose.',
  last_method: 'Whether you signed in by password or passkey, to offer you the same again.',
  sidebar_state: 'Whether the sidebar of the account is open; set when you fold it.',
  stylesheet: 'The style sheet that your browser has loaded, so that pages come without its rules.',
} as const

/** Returns the row about the statistics, with how long the counts stay. */
export const statisticsRow = (counts: string) => [
  'Statistics of the public pages: how often each was opened on a day, from which site and country, searches without a result, downloads, and from which page and about which market enquiries came. For that day, a hash of your client address and browser with a random value, which tells how many people there were',
  'To see what is read, without cookies and without knowing by whom',
  `The counts ${counts}; the hashes, and the value without which nothing can be learned from them, until an hour after the day`,
]

/** Returns what is stored, why and for how long. */
export const storedRows = (d: StoredFor): string[][] => [
  [
    'Account: name, email address, a hash of the password, the second factor if you set one up, of passkeys the public half, name and times, the role of those who work here',
    'To let you in, and nobody else',
    'Until you delete the account',
  ],
  [
    'Sessions: client address, browser, country and city as Cloudflare names them, times',
    `To show you who is signed in; at most ${d.maxSessions} an account`,
    `${d.session} after the last use, ${d.sessionMax} in all`,
  ],
  ['Remembered devices: a hash of the cookie', 'To sign you in again', d.remember],
  [
    'Links that were mailed: a hash of each',
    'To reset a password, or to take an address back after it was changed',
    `${d.reset}, and ${d.emailUndo}`,
  ],
  [
    'Messages to us: name, email address, company, the service, market and product asked about, the text; our answers and our notes, and an index of the words in all of it',
    'To answer you, and to know what was said; a copy of each message reaches our mailbox',
    `${d.contactDays} days in the database, from the newest message or answer; never before a consultation that is still to come`,
  ],
  [
    'Answers to our mails: the text, the sender and the attachments that we take',
    'To read them with the rest of the enquiry; if the sender is in doubt, one of us decides first',
    'As long as the messages they belong to',
  ],
  [
    'Files that you send us, and ours to you: what is in them, their names, who downloaded them and when',
    'To read and to give papers with an enquiry; nobody but us and the person of the enquiry can download them',
    `As long as the messages they belong to; those of an account until it is deleted; without a message ${d.unattachedFile}`,
  ],
  [
    'Rooms in which we give you files: your email address, when you opened the room and which files you downloaded; where a room has terms, that you accepted them, with your name, your client address, the time and the text',
    'To let in those who are invited, and to prove what was given to whom and on which terms',
    `${d.contactDays} days from the last use of the room. Deleting the account ends the access; the proof stays`,
  ],
  [
    'Consultations: the time, the topic, your phone number if you gave one, your time zone, a hash of the link in your email',
    'To be there, and to let you reschedule or cancel them',
    `${d.bookingDays} days after their time, or as long as the messages they belong to where that is shorter`,
  ],
  [
    'For those of us who hold consultations: hours and time zone, the times at which their own calendar says that they are busy, its URL encrypted, a hash of the link to their consultations',
    'To offer times at which they are free, and to show them their consultations in their calendar',
    'Until they remove it, or their account is deleted; busy times until the calendar is read again',
  ],
  [
    'Times booked without an account and not confirmed yet: name, email address, company, phone number, topic, your time zone',
    'To hold the time until you use the link in our email',
    `${d.hold}; the page behind your link says for ${d.endedHold} more how it ended`,
  ],
  [
    'Work at our desk: who of us did what, to which message and when, never the text; who was asked to work here, by email address',
    'To see what became of a message, who had it in hand, and who let whom in',
    d.deskLog,
  ],
  [
    'Unsaved texts of those of us who write, by author',
    'To continue writing on any device',
    `${d.draft} after the last change; or until the account is deleted`,
  ],
  [
    'Invitations to work here: email address, role, a hash of the link',
    'To let in those whom an owner asked, and nobody else',
    d.invitation,
  ],
  [
    'The letter: your email address',
    'To send it, after you confirmed',
    `Until you leave it; unconfirmed ${d.newsletterConfirm}`,
  ],
  [
    'Addresses from which our emails come back: the address, the code of the mail system, the day',
    'To send no newsletters and alerts where nobody gets them',
    `Until it is lifted, ${d.suppression} at most`,
  ],
  [
    'Alerts: the markets you follow, how often you are notified, the link in your emails sealed and as a hash, and which alerts you were sent',
    'To tell you of new rules and changed facts there, each once',
    'Until you delete the account; the markets until you take them out',
  ],
  [
    'Alerts without an account: your email address, and the same as above',
    'To tell you of new rules and changed facts in the markets that you follow, after you confirmed',
    `Until you leave them; unconfirmed ${d.followConfirm}. An account under the address takes them over`,
  ],
  [
    'Mails: what is waiting to be sent, sealed',
    'So that none is lost when a mail server is down',
    `The text until it is sent; when it was sent, or text that could not be, ${d.outbox}; that an answer never arrived, as long as the answer`,
  ],
  [
    'Forms that you sent: a keyed hash of each, and our reply, encrypted',
    'To do nothing twice if a form is sent again because our reply was lost',
    d.submission,
  ],
  [
    'Counters of forms, sign-ins and guesses, under a keyed hash of an address or account',
    'To stop guessing and floods',
    `${d.counters} at most`,
  ],
  [
    'Log lines: the kind of page, the result, the time it took; of what happens to an account its number, and a keyed hash of the client address',
    'To find faults and break-ins',
    'As long as Cloudflare keeps its logs. They hold no name, no message and no link that opens something',
  ],
]
