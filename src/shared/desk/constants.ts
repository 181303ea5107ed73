import { day, hour, staleAfterDays } from '#shared/constants.ts'

/** Draft previews per minute and person; each pause in typing requests one. */
export const draftPreviewLimit = 200

/** Drafts that a person saves per minute; each pause in typing saves one. */
export const draftLimit = 200

/** The largest draft, in bytes of JSON. */
export const maxDraftBytes = 200 * 1024

/** Indexed words per entry of a thread; each is two rows of the database. */
export const maxIndexedWords = { stranger: 90, staff: 1000 } as const

/** Limits of received mails, so that neither one nor a flood of them can fill the database. */
export const mailIn = {
  /** Bytes of a mail. */
  maxRawBytes: 25 * 1024 * 1024,
  /** Bytes of a mail without its attachments, which are read as a stream. */
  maxBytes: 1024 * 1024,
  /** Bytes of all headers in a mail, including those of its parts. */
  maxHeaderBytes: 64 * 1024,
  /** Nesting of parts. */
  maxDepth: 20,
  /** Lines that may begin a part, because each part costs more than its text. */
  maxDashedLines: 2000,
  /** Mails to one thread. */
  perThread: { hits: 30, seconds: hour },
  /** Delivery reports to one bounce address. */
  perBounceAddress: { hits: 30, seconds: hour },
  /** Held mails of one thread. */
  heldPerThread: 50,
  /** Attachments whose names are stored. */
  namedAttachments: 20,
} as const

/** Rows on a page of a list at the desk. */
export const deskPageSize = 25

/** Limits of the inbox. */
export const inboxLimits = {
  /** Threads that are changed in one request. */
  bulk: 100,
  /** Days until a snoozed thread must open again. */
  snoozeDays: 366,
  /** Seconds in which a reply can be taken back before it is sent. */
  undoSeconds: 10,
  /** Saved replies in all: each page of a thread has them. */
  savedReplies: 50,
  savedReplyTitle: 100,
  savedReplyBody: 4000,
} as const

/** Limits of the days with other hours. */
export const holidayLimits = {
  label: 100,
  /** Lines of a list. */
  lines: 100,
  list: 10_000,
} as const

/** Days that decide which documents are to be reviewed. */
export const review = {
  /** A check is due this long after the last one, a month before readers are warned. */
  dueAfterDays: staleAfterDays - 30,
  /** Changes that take effect within this time are listed. */
  soonDays: 60,
  /** A document with a weak source, or that takes effect soon, is due this long after a check. */
  settledDays: 30,
} as const

/** Limits of the calendars in which hosts are busy, which strangers could fill. */
export const busyCalendar = {
  maxBytes: 1024 * 1024,
  timeoutMs: 10_000,
  maxRedirects: 3,
  /** Events and lists of busy times that are read. */
  maxEntries: 4000,
  /** The length of a line and its parameters; the length of a rule and its values. */
  maxLine: 100_000,
  maxParams: 30,
  maxRuleLength: 1000,
  maxRuleValues: 60,
  maxRules: 10,
  /** Names of time zones that are no usual ones; zones that the calendar describes, and parts of one. */
  maxUnusualZones: 500,
  maxZones: 25,
  maxZoneParts: 300,
  /** Changes of a series from one occurrence on. */
  maxOnward: 20,
  maxDays: 400,
  firstYear: 1970,
  lastYear: 2100,
  /** Steps of one entry and of all: one for each date, six for each occurrence of a rule. */
  maxEntrySteps: 5000,
  maxSteps: 20_000,
  /** Steps of an ordinary entry. Entries that take more are read after all others. */
  maxUsualSteps: 400,
  /** Steps of one zone: so many zones (maxZones) cannot take more than maxSteps. */
  maxZoneSteps: 800,
  /** Times that are stored. */
  maxTimes: 2000,
  /** The time between two readings of each, and the number of those read in a run. */
  everySeconds: 15 * 60,
  perRun: 5,
} as const

/** The time before a consultation at which its reminders are sent. */
export const reminderSeconds = { day, hour } as const

/** Limits for bookings; a consultation takes one or two half-hour cells. */
export const booking = {
  cellMinutes: 30,
  /** The largest value of BOOKING_SEATS; the seats of hosts come after it. */
  maxSeats: 100,
  /** Addresses of a host beside the account's, for invitations. */
  calendarAddresses: 10,
  /** Spans of weekly hours that a host may have. */
  hostSpans: 28,
  minutes: [30, 60],
  leadBusinessHours: 4,
  aheadDays: 30,
  /** Days ahead that staff may book. */
  deskAheadDays: 365,
  /** Days of one closure: more are rather a wrong year, which would end all bookings. */
  closureDays: 366,
  /** Moves of one consultation; each sends the firm an email. */
  movesPerDay: { hits: 10, seconds: day },
  /** Live holds in all. */
  holdsAtOnce: 40,
  /** Holds for one mailbox, and for one network (/24, IPv6 /48). */
  holdsPerMailbox: { hits: 3, seconds: day },
  holdsPerNetwork: { hits: 6, seconds: day },
  /** Bookings by one account, which need no confirmation. */
  perAccount: { hits: 20, seconds: day },
  /** Bookings that the desk may cancel in one request. */
  bulkCancel: 100,
} as const

/** Limits of statistics, so that neither a long tail nor a flood can fill the database. */
export const statistics = {
  /** Views are gathered for so long before they are written: the platform ends a task after 30 s. */
  gatheredSeconds: 15,
  /** Names that are written at once, and visitors. */
  maxNames: 200,
  maxVisitors: 1000,
  /** Rows of a day for each measure; what has none counts with the others. */
  rowsPerMeasure: 300,
  /** Rows of a day's visitors: up to so many they are counted exactly, and estimated above. */
  visitorRows: 4096,
  /** Characters of a name. */
  nameLength: 100,
  /** Days that can be shown. */
  ranges: [7, 28, 90, 365],
  /** Rows of each table on the page. */
  listed: 20,
} as const
