import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { type ThreadStatus, threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { groupDigits } from '#shared/number-text.ts'
import * as words from './words.ts'

export const statusLabels: Readonly<Record<ThreadStatus, string>> = {
  open: words.open,
  waiting: words.waiting,
  snoozed: words.snoozed,
  done: words.done,
}

export const statusMeanings: Readonly<Record<ThreadStatus, string>> = {
  open: words.needsOurReply,
  waiting: words.awaitingClient,
  snoozed: words.hiddenUntilLater,
  done: words.resolved,
}

export function totalOf(counts: InboxPage['counts']): number {
  return threadStatuses.reduce((sum, status) => sum + counts[status], 0)
}

/** Returns a number with separators: `1,200`. */
export function countText(count: number): string {
  return groupDigits(String(count))
}
