import { lifetimes, mailLimits, maxSessions, suppression } from '../constants.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Returns a duration as text: `10 minutes`, `1 hour`, `24 hours`, `7 days`. */
export function durationText(seconds: number): string {
  const [size, unit] =
    seconds >= 2 * day ? [day, 'day'] : seconds >= hour ? [hour, 'hour'] : [minute, 'minute']
  const count = seconds / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A cookie of the site, by its name on a site without https. */
interface CookieText {
  name: string
  /** True if only the server reads it; its name then begins with `__Host-` on https. */
  isPrivate: boolean
  purpose: string
  seconds: number
}

const cookie = (name: string, seconds: number, purpose: string): CookieText => ({
  name,
  isPrivate: true,
  purpose,
  seconds,
})

/** All cookies of the site. */
export const cookies: readonly CookieText[] = [
  cookie(
    'session',
    lifetimes.sessionSeconds,
    'Keeps you signed in; renewed while you use the site.',
  ),
  cookie('remember', lifetimes.rememberSeconds, 'Signs you in again, if you ticked “Remember me”.'),
  cookie(
    'device',
    lifetimes.deviceSeconds,
    'Tells a browser that has signed in before from strangers who guess at your password.',
  ),
  cookie('pending', lifetimes.pendingSignInSeconds, 'Between your password and your code.'),
  cookie(
    'passkey',
    lifetimes.passkeyChallengeSeconds,
    'What your passkey has to answer, while you use it.',
  ),
  cookie(
    'intended',
    lifetimes.intendedSeconds,
    'The page you wanted before you signed in, and what you had typed there into a form that had to wait.',
  ),
  cookie('flash', lifetimes.flashSeconds, 'What the next page has to tell you, once.'),
  cookie(
    'visitor',
    lifetimes.visitorSeconds,
    'Together with the next one: proof that a form was sent from this site.',
  ),
  {
    name: 'XSRF-TOKEN',
    isPrivate: false,
    seconds: lifetimes.visitorSeconds,
    purpose: 'The same proof, where the page’s script can read it.',
  },
  {
    name: 'appearance',
    isPrivate: false,
    seconds: lifetimes.appearanceSeconds,
    purpose: 'Light, dark or as your system has it; set when you choose.',
  },
  {
    name: 'last_method',
    isPrivate: false,
    seconds: lifetimes.lastMethodSeconds,
    purpose: 'Whether you signed in by password or passkey, to offer you the same again.',
  },
  {
    name: 'sidebar_state',
    isPrivate: false,
    seconds: lifetimes.sidebarSeconds,
    purpose: 'Whether the sidebar of the account is open; set when you fold it.',
  },
  {
    name: 'stylesheet',
    isPrivate: false,
    seconds: lifetimes.stylesheetSeconds,
    purpose: 'The style sheet that your browser has loaded, so that pages come without its rules.',
  },
]

/** The days for which enquiries and bookings are kept. */
interface Retention {
  /** Counted from the newest message or reply. */
  contactRetentionDays: number
  /** Counted from the consultation. */
  bookingRetentionDays: number
}

/** A table of the privacy page. */
export interface LegalTable {
  columns: readonly [string, string, string]
  rows: readonly (readonly string[])[]
}

/** Returns what is stored, why and for how long. */
export function storedTable(handling: Retention & { statistics: boolean }): LegalTable {
  return {
    columns: ['What', 'Why', 'How long'],
    rows: [...storedRows(handling), ...(handling.statistics ? [statisticsRow] : [])],
  }
}

/** Returns the cookies of the site. */
export function cookieTable(): LegalTable {
  return {
    columns: ['Name', 'What for', 'How long'],
    rows: cookies.map(({ name, isPrivate, purpose, seconds }) => [
      isPrivate ? `${name}, __Host-${name}` : name,
      purpose,
      durationText(seconds),
    ]),
  }
}

const statisticsRow = [
  'Statistics of the public pages: how often each was opened on a day, from which site and country, searches without a result, downloads, and from which page and about which market enquiries came. For that day, a hash of your client address and browser with a random value, which tells how many people there were',
  'To see what is read, without cookies and without knowing by whom',
  `The counts ${durationText(lifetimes.statisticsSeconds)}; the hashes, and the value without which nothing can be learned from them, until an hour after the day`,
]

function storedRows({ contactRetentionDays, bookingRetentionDays }: Retention): string[][] {
  const until = durationText
  return [
    [
      'Account: name, email address, a hash of the password, the second factor if you set one up, of passkeys the public half, name and times, the role of those who work here',
      'To let you in, and nobody else',
      'Until you delete the account',
    ],
    [
      'Sessions: client address, browser, country and city as Cloudflare names them, times',
      `To show you who is signed in; at most ${maxSessions} an account`,
      `${until(lifetimes.sessionSeconds)} after the last use, ${until(lifetimes.sessionMaxSeconds)} in all`,
    ],
    [
      'Remembered devices: a hash of the cookie',
      'To sign you in again',
      until(lifetimes.rememberSeconds),
    ],
    [
      'Links that were mailed: a hash of each',
      'To reset a password, or to take an address back after it was changed',
      `${until(lifetimes.resetTokenSeconds)}, and ${until(lifetimes.emailUndoSeconds)}`,
    ],
    [
      'Messages to us: name, email address, company, the service, market and product asked about, the text; our answers and our notes, and an index of the words in all of it',
      'To answer you, and to know what was said; a copy of each message reaches our mailbox',
      `${contactRetentionDays} days in the database, from the newest message or answer; never before a consultation that is still to come`,
    ],
    [
      'Answers to our mails: the text, the sender and the attachments that we take',
      'To read them with the rest of the enquiry; if the sender is in doubt, one of us decides first',
      'As long as the messages they belong to',
    ],
    [
      'Files that you send us, and ours to you: what is in them, their names, who downloaded them and when',
      'To read and to give papers with an enquiry; nobody but us and the person of the enquiry can download them',
      `As long as the messages they belong to; those of an account until it is deleted; without a message ${until(lifetimes.unattachedFileSeconds)}`,
    ],
    [
      'Rooms in which we give you files: your email address, when you opened the room and which files you downloaded; where a room has terms, that you accepted them, with your name, your client address, the time and the text',
      'To let in those who are invited, and to prove what was given to whom and on which terms',
      `${contactRetentionDays} days from the last use of the room. Deleting the account ends the access; the proof stays`,
    ],
    [
      'Consultations: the time, the topic, your phone number if you gave one, your time zone, a hash of the link in your email',
      'To be there, and to let you reschedule or cancel them',
      `${bookingRetentionDays} days after their time, or as long as the messages they belong to where that is shorter`,
    ],
    [
      'For those of us who hold consultations: hours and time zone, the times at which their own calendar says that they are busy, its URL encrypted, a hash of the link to their consultations',
      'To offer times at which they are free, and to show them their consultations in their calendar',
      'Until they remove it, or their account is deleted; busy times until the calendar is read again',
    ],
    [
      'Times booked without an account and not confirmed yet: name, email address, company, phone number, topic, your time zone',
      'To hold the time until you use the link in our email',
      `${until(lifetimes.bookingHoldSeconds)}; the page behind your link says for ${until(lifetimes.endedHoldSeconds)} more how it ended`,
    ],
    [
      'Work at our desk: who of us did what, to which message and when, never the text; who was asked to work here, by email address',
      'To see what became of a message, who had it in hand, and who let whom in',
      until(lifetimes.deskLogSeconds),
    ],
    [
      'Unsaved texts of those of us who write, by author',
      'To continue writing on any device',
      `${until(lifetimes.draftSeconds)} after the last change; or until the account is deleted`,
    ],
    [
      'Invitations to work here: email address, role, a hash of the link',
      'To let in those whom an owner asked, and nobody else',
      until(lifetimes.invitationSeconds),
    ],
    [
      'The letter: your email address',
      'To send it, after you confirmed',
      `Until you leave it; unconfirmed ${until(lifetimes.newsletterConfirmSeconds)}`,
    ],
    [
      'Addresses from which our emails come back: the address, the code of the mail system, the day',
      'To send no newsletters and alerts where nobody gets them',
      `Until it is lifted, ${until(suppression.lifetimeSeconds)} at most`,
    ],
    [
      'Alerts: the markets you follow, how often you are notified, the link in your emails sealed and as a hash, and which alerts you were sent',
      'To tell you of new rules and changed facts there, each once',
      'Until you delete the account; the markets until you take them out',
    ],
    [
      'Alerts without an account: your email address, and the same as above',
      'To tell you of new rules and changed facts in the markets that you follow, after you confirmed',
      `Until you leave them; unconfirmed ${until(lifetimes.followConfirmSeconds)}. An account under the address takes them over`,
    ],
    [
      'Mails: what is waiting to be sent, sealed',
      'So that none is lost when a mail server is down',
      `The text until it is sent; when it was sent, or text that could not be, ${until(lifetimes.outboxSeconds)}; that an answer never arrived, as long as the answer`,
    ],
    [
      'Forms that you sent: a keyed hash of each, and our reply, encrypted',
      'To do nothing twice if a form is sent again because our reply was lost',
      until(lifetimes.submissionSeconds),
    ],
    [
      'Counters of forms, sign-ins and guesses, under a keyed hash of an address or account',
      'To stop guessing and floods',
      `${until(mailLimits.perDay.seconds)} at most`,
    ],
    [
      'Log lines: the kind of page, the result, the time it took; of what happens to an account its number, and a keyed hash of the client address',
      'To find faults and break-ins',
      'As long as Cloudflare keeps its logs. They hold no name, no message and no link that opens something',
    ],
  ]
}
