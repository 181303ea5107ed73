import { day } from '#shared/constants.ts'
import { inboxLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { instantOf, timeFault } from '#worker/desk/publishing/instant.ts'

/** Returns the time until which a thread is snoozed, or why it cannot be. */
export function readSnoozeTime(input: unknown, now: Date): { until: Date } | { error: string } {
  const until = instantOf(input)
  if (until === null) return { error: messages.required('until') }
  if (until === undefined) return { error: timeFault('until', input, messages.desk.snoozeTime) }
  if (until <= now) return { error: messages.desk.snoozePast }
  const lastMs = now.getTime() + inboxLimits.snoozeDays * day * 1000
  return until.getTime() > lastMs ? { error: messages.desk.snoozeLate } : { until }
}
