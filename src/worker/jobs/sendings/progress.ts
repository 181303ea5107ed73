import { eq, gt, sql } from 'drizzle-orm'
import type { NewsletterSending } from '#shared/desk/newsletters/props.ts'
import { type SendingRow, sendingCopies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** Returns the progress of a sending; recipients who unsubscribed before it was sent to them are not counted. */
export async function progressOf(db: Database, sending: SendingRow) {
  const { id, unsubscribed, sentBefore } = sending
  const { sendingId, sentAt, nextAttemptAt, failure } = sendingCopies
  const [counts] = await db
    .select({
      total: sql<number>`count(*)`,
      sent: sql<number>`count(${sentAt})`,
      waiting: sql<number>`count(${nextAttemptAt})`,
      suppressed: sql<number>`count(CASE WHEN ${failure} = 'suppressed' THEN 1 END)`,
      bounced: sql<number>`count(CASE WHEN ${failure} = 'bounced' THEN 1 END)`,
    })
    .from(sendingCopies)
    .where(eq(sendingId, id))
  const { suppressed, bounced, ...rest } = counts ?? noCopies
  const { waiting } = rest
  const [total, sent] = [rest.total + sentBefore, rest.sent + sentBefore]
  const failed = total - sent - waiting
  const state = stateOf(sending, waiting)
  return { state, total, sent, waiting, failed, suppressed, bounced, unsubscribed }
}

const noCopies = { total: 0, sent: 0, waiting: 0, suppressed: 0, bounced: 0 }

function stateOf(
  { filledAt, stoppedAt, startsAt }: SendingRow,
  waiting: number,
): NewsletterSending['state'] {
  if (startsAt && startsAt > new Date()) return 'scheduled'
  if (filledAt && waiting === 0) return 'done'
  if (stoppedAt) return 'stopped'
  return filledAt ? 'sending' : 'preparing'
}

export async function countWaitingCopies(db: Database): Promise<number> {
  const isWaiting = gt(sendingCopies.nextAttemptAt, new Date(0))
  return db.$count(sendingCopies, isWaiting)
}
