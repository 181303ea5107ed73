import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import { groupDigits } from '#shared/group-digits.ts'

export const statusLabels: Readonly<Record<ThreadStatus, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
}

export const statusMeanings: Readonly<Record<ThreadStatus, string>> = {
  open: 'needs our reply',
  waiting: 'awaiting client',
  done: 'resolved',
}

/** Returns a number with separators: `1,200`. */
export function countText(count: number): string {
  return groupDigits(String(count))
}
