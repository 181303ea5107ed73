const gigabyte = 1_000_000_000

/** Limits of rooms, so that a page can show all of one. */
export const roomLimits = {
  name: 120,
  terms: 20_000,
  members: 50,
  /** Open rooms that a member's list shows. */
  own: 200,
  /** Files with all their versions, and their bytes. */
  versions: 500,
  bytes: 2 * gigabyte,
  /** The newest events that its page lists. */
  events: 200,
} as const
