import { day, hour } from '#shared/constants.ts'

/** Previews a minute of what one person types: one comes with each pause. */
export const draftPreviewLimit = 200

/** Words by which an entry of a thread is found at the desk: each is two rows of the database. */
export const maxIndexedWords = { stranger: 90, staff: 1000 } as const

/** Answers by mail: what is taken, so that neither a mail nor a flood of them fills the database. */
export const mailIn = {
  /** The largest mail, in bytes. */
  maxBytes: 1024 * 1024,
  /** Headers of all its parts together, in bytes. */
  maxHeaderBytes: 64 * 1024,
  /** Parts within parts. */
  maxDepth: 20,
  /** Lines that may begin a part: each part costs more than its text. */
  maxDashedLines: 2000,
  /** To one thread. */
  perThread: { hits: 30, seconds: hour },
  /** Mails of one thread that may wait for staff to accept or discard them. */
  heldPerThread: 50,
  /** Attachments that are named. */
  namedAttachments: 20,
} as const

/** Rows of a page at the desk. */
export const deskPageSize = 25

/** Consultations: cells of half an hour, offered from so many business hours ahead to so many days. */
export const booking = {
  cellMinutes: 30,
  minutes: [30, 60],
  leadBusinessHours: 4,
  aheadDays: 30,
  /** Of one consultation, by its link: each mails the firm. */
  movesPerDay: { hits: 10, seconds: day },
  /** Times held at once for visitors who have not confirmed them yet. */
  holdsAtOnce: 40,
  /** Times held for one mailbox, and for one network (/24, IPv6 /48). */
  holdsPerMailbox: { hits: 3, seconds: day },
  holdsPerNetwork: { hits: 6, seconds: day },
  /** By one account, whose bookings need no confirmation. */
  perAccount: { hits: 20, seconds: day },
  /** Cancelled at once at the desk. */
  bulkCancel: 100,
} as const
