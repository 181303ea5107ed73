import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import { groupDigits } from '#shared/group-digits.ts'
import * as words from './words.ts'

export const statusLabels: Readonly<Record<ThreadStatus, string>> = {
  open: words.open,
  waiting: words.waiting,
  done: words.done,
}

export const statusMeanings: Readonly<Record<ThreadStatus, string>> = {
  open: words.needsOurReply,
  waiting: words.awaitingClient,
  done: words.resolved,
}

/** Returns a number with separators: `1,200`. */
export function countText(count: number): string {
  return groupDigits(String(count))
}
