import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import { groupDigits } from '#shared/group-digits.ts'

/** The statuses as people read them. */
export const statusLabels: Readonly<Record<ThreadStatus, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
}

/** What each status means, for whoever chooses one. */
export const statusMeanings: Readonly<Record<ThreadStatus, string>> = {
  open: 'needs our reply',
  waiting: 'awaiting client',
  done: 'resolved',
}

/** A number as people read it: `1,200`. */
export function countText(count: number): string {
  return groupDigits(String(count))
}
