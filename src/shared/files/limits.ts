const megabyte = 1024 * 1024

/** Limits of files that are attached to messages. */
export const fileLimits = {
  /** Files of one message, and of one whose writer is not signed in. */
  perMessage: 10,
  perVisitorMessage: 3,
  maxBytes: 10 * megabyte,
  /** All files of one message together. */
  totalBytes: 20 * megabyte,
  /** Characters of a name, with its extension. */
  nameLength: 120,
} as const
