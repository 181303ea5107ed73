/** Seconds in a minute, an hour and a day. */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** Days after which readers are warned that a fact may have changed. */
export const staleAfterDays = 180

/** Lifetimes, in seconds. */
export const lifetimes = {
  sessionSeconds: 2 * hour,
  /** However much a session is used. */
  sessionMaxSeconds: 30 * day,
  visitorSeconds: 2 * hour,
  flashSeconds: 5 * minute,
  pendingSignInSeconds: 10 * minute,
  passkeyChallengeSeconds: 5 * minute,
  /** After a sign-in by password, in which a browser may make a passkey by itself. */
  automaticPasskeySeconds: 5 * minute,
  intendedSeconds: 2 * hour,
  rememberSeconds: 30 * day,
  deviceSeconds: 365 * day,
  passwordConfirmationSeconds: 3 * hour,
  resetTokenSeconds: hour,
  /** Lifetime of the link with which the owner of a replaced address undoes the change. */
  emailUndoSeconds: 7 * day,
  /** No reset link is mailed for so long after the address was changed without the password. */
  resetHoldSeconds: 3 * day,
  verificationLinkSeconds: hour,
  newsletterConfirmSeconds: 2 * day,
  followConfirmSeconds: 2 * day,
  /** A time that a visitor booked, until they use the link in their email. */
  bookingHoldSeconds: 30 * minute,
  /** A hold that ended says so on its page for so long. */
  endedHoldSeconds: day,
  /** Sent mails are kept so long without their body; so long given up ones can be sent again. */
  outboxSeconds: 30 * day,
  invitationSeconds: 7 * day,
  /** Between an owner's request to end a member's second factors and its effect. */
  twoFactorResetHoldSeconds: 3 * day,
  /** Lifetime of a preview link. */
  previewSeconds: 7 * day,
  /** A draft of the desk, since its last change. */
  draftSeconds: 180 * day,
  /** A trigger refuses to delete younger rows. */
  deskLogSeconds: 2 * 365 * day,
  appearanceSeconds: 365 * day,
  sidebarSeconds: 7 * day,
  lastMethodSeconds: 365 * day,
  /** The longest that browsers keep a cookie. */
  languageOfferSeconds: 400 * day,
  /** The counts of a day; the hashes of its visitors are deleted an hour after it. */
  statisticsSeconds: 2 * 365 * day,
  /** A file that was sent for a message that was not. */
  unattachedFileSeconds: 12 * hour,
  /** A file of which only a part came. Until it is deleted, it counts as one of the largest. */
  incomingFileSeconds: hour,
  /** For so long the same form, sent again, does nothing twice. */
  submissionSeconds: day,
  /** For so long a browser is expected to have the style sheet in its cache. */
  stylesheetSeconds: 30 * day,
} as const

/** The largest body a request may have, in bytes. */
export const maxBodyBytes = 64 * 1024

/**
 * The largest body, in bytes, of a request that may contain a long text: 20,000 code points of
 * four bytes, each byte as `%XX`.
 */
export const maxLongTextBytes = 256 * 1024

/** Field names in a form's body: several times what our longest document sends. */
export const maxFormNames = 5000

/** Lengths of text fields, in Unicode code points. */
export const lengths = {
  newsletterEmail: 254,
  accountName: 255,
  accountEmail: 255,
  passwordMin: 8,
  passwordMax: 128,
  personName: 100,
  contactEmail: 254,
  company: 150,
  messageMin: 10,
  messageMax: 5000,
  letterMax: 20_000,
  topicMax: 1000,
  phone: 40,
  meetingLink: 500,
  calendarUrl: 2000,
  passkeyName: 60,
  closureReason: 150,
  cancelReason: 500,
  slug: 80,
  documentTitle: 200,
  documentText: 5000,
  documentBody: 40_000,
  /** Entries of each list in a document. */
  documentList: 200,
  obligation: 300,
  firmText: 300,
  figure: 12,
  language: 40,
  city: 80,
} as const

/**
 * The longest text that is normalised, in UTF-16 units: eight for each code point of an address,
 * as composing leaves at least a quarter of the code points.
 */
export const longestSpelling = 8 * lengths.accountEmail

/** A fixed window: at most `hits` in `seconds`. */
export interface Window {
  hits: number
  seconds: number
}

/** A window of one minute. */
export const perMinute = (hits: number) => [{ hits, seconds: minute }] as const

const publicForm = [
  { hits: 5, seconds: minute },
  { hits: 20, seconds: hour },
] as const

/** Mails to addresses that anyone may enter; further mails are dropped silently. */
export const mailLimits = {
  /** To one mailbox, all kinds together. */
  perDay: { hits: 5, seconds: day },
  /** To one mailbox, of one kind, where a visitor's form asks for it. */
  perMinute: { hits: 1, seconds: minute },
  /** Verification mails that the signed-in owner of the address asks for again. */
  resendsPerDay: { hits: 10, seconds: day },
} as const

/** Requests allowed per client address or per user, by route group. */
export const throttles = {
  register: perMinute(5),
  resetPassword: perMinute(5),
  forgotPassword: perMinute(5),
  undoEmail: perMinute(5),
  resendVerification: perMinute(6),
  verifyEmail: perMinute(6),
  updateProfile: perMinute(6),
  updatePassword: perMinute(6),
  enableTwoFactor: perMinute(6),
  disableTwoFactor: perMinute(6),
  regenerateRecoveryCodes: perMinute(6),
  addPasskey: perMinute(30),
  changePasskey: perMinute(30),
  invite: perMinute(20),
  resetTwoFactor: perMinute(6),
  letterTest: perMinute(6),
  contact: publicForm,
  newsletter: publicForm,
  follow: publicForm,
  enquiry: publicForm,
  book: publicForm,
  cancelBookings: perMinute(20),
  exportFiles: [
    { hits: 3, seconds: minute },
    { hits: 10, seconds: hour },
  ],
  beginThread: perMinute(20),
  file: [
    { hits: 60, seconds: minute },
    { hits: 200, seconds: hour },
  ],
} as const satisfies Record<string, readonly Window[]>

/**
 * Requests a minute that the platform's rate limiters let pass before a store is asked: of one
 * client address, of its network (/24, IPv6 /48), and of everybody together. Each number has a
 * limiter of its name in wrangler.toml.
 */
export const floodLimits = {
  publicForm: { address: 5, network: 50, everybody: 1000 },
  /** All sign-ins, right or wrong. */
  login: { address: 50, network: 200, everybody: 4000 },
  /** Moving and cancelling by the link of a booking, each of which mails both sides. */
  bookingLink: { address: 50, network: 200, everybody: 4000 },
  /** Links of mails, pressed by people and by the programs of their mail providers. */
  mailedLink: { address: 1000, network: 1000, everybody: 4000 },
  /** Forms with a key, each looked up by it before its own limits. */
  submission: { address: 50, network: 200, everybody: 4000 },
  /** Requests of agents, each a call of a tool or what a client asks before it. */
  agent: { address: 60, network: 1000, everybody: 4000 },
  /** PDFs, which take some tenths of a second of work each time an isolate makes one. */
  pdf: { address: 60, network: 200, everybody: 4000 },
  /** Requests that bring files; each is counted again by address. */
  file: { address: 50, network: 200, everybody: 1000 },
  /** Files of past editions and pages of past days that an isolate has to put together. */
  past: { address: 60, network: 1000, everybody: 4000 },
  /** CSP violation reports of browsers; only a sample is logged. */
  cspReport: { address: 5, network: 50, everybody: 50 },
} as const

/** The same of one signed-in person: all that they send, and once more of each route limited by person. */
export const userFloodLimit = 60

/**
 * Rows that all visitors together may create in an hour, so that a flood cannot fill the database.
 */
export const hourlyCap = { hits: 2000, seconds: hour } as const

/** A store that gives no answer for so long is down. */
export const storeTimeoutMs = 3000

/** The same of a store of objects, each of which may have a mebibyte. */
export const objectTimeoutMs = 15_000

/** The reply of `/up` may be this old, in seconds. */
export const healthMaxAgeSeconds = 5

/** A mail that waits longer than this counts as delayed, in seconds. */
export const mailDelayedSeconds = 15 * minute

/** A mail that was given up counts as waiting for so long, in seconds: somebody should look. */
export const deadMailReportedSeconds = day

/** The progress bar at the top of the page; quick visits do not show it. */
export const progressBar = {
  delayMs: 250,
  color: '#4B5563',
} as const

/** Wrong guesses at a secret, per account and kind; and on all devices an account knows together. */
export const guessLimit = { wrong: 5, wrongOnDevices: 25, seconds: minute } as const

/** Live sessions an account may have: one more ends the one used longest ago. */
export const maxSessions = 20

/** Minimum seconds between two updates of a session's row. */
export const sessionRefreshSeconds = 5 * minute

/** Password checks in one isolate: how many run at once, and how long others wait for a slot. */
export const passwordChecks = {
  atOnce: 4,
  /** Per queue, so that neither strangers nor known devices take every slot. */
  atOnceOfQueue: 3,
  /** Per queue: more than can be served before they time out. */
  maxWaiting: 100,
  /** Per account or device, and per client address, so that nobody fills a queue alone. */
  maxWaitingOfName: 8,
  /** Whoever is known is let in late rather than not at all. */
  maxWaitMs: { known: 30_000, others: 10_000 },
  /** For the first in the queue; the last ones poll less often. */
  minPollMs: 25,
  maxPollMs: 400,
  /**
   * The time after which a request that did not renew its slot loses it: its client has
   * disconnected.
   */
  runningLeaseMs: 2000,
  waitingLeaseMs: 1000,
  /** `/up` says for so long that checks were refused. */
  reportedMs: 60_000,
} as const

/** Delivery of mails: the wait after each try that a relay answered, in seconds, and the last one on. */
export const delivery = {
  waitsSeconds: [
    minute,
    2 * minute,
    5 * minute,
    15 * minute,
    30 * minute,
    hour,
    2 * hour,
    4 * hour,
    6 * hour,
  ],
  /**
   * A mail refused temporarily is given up after this time, not counting while no relay answers.
   */
  givenUpAfterSeconds: 72 * hour,
  /** A Worker that took a mail and does not report back has lost it after so long. */
  leaseSeconds: 2 * minute,
  /** Mails taken at once: so few that the lease outlives them all, even if each times out. */
  batch: 4,
  timeoutMs: 25_000,
  /** A run spends so long on mails that are due; with the goodbye, 20 s. */
  runMs: 18_000,
  /** No mail is started with less time left: it might be delivered unseen, and be sent again. */
  leastMs: 5000,
  /** Time for the relay to close a connection. */
  goodbyeMs: 2000,
} as const

/** Newsletters and alerts: many mails of one text, behind all others. */
export const sending = {
  /** Recipients written down at once. */
  fillBatch: 500,
  /** Mails taken at once, for one connection. */
  batch: 20,
  /** Failures in a row after which the relay is left alone until the next run. */
  maxFailuresInRow: 5,
  /** A run ends before the next one starts. */
  runSeconds: 45,
  /** Delay of mails that cannot be written now, such as about an unpublished rule. */
  postponedSeconds: hour,
} as const

/** The published edition: how often a Worker asks for a newer one, at most. */
export const editionRefreshSeconds = 30

/** Addresses to which emails came back: how often one is tried all the same, and when they are forgotten. */
export const suppression = {
  retrySeconds: day,
  lifetimeSeconds: 2 * 365 * day,
} as const
