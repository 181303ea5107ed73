import { eq, gt, sql } from 'drizzle-orm'
import type { NewsletterSending } from '#shared/desk/newsletters/props.ts'
import { type SendingRow, sendingCopies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** Returns the progress of a sending; recipients who unsubscribed are not counted. */
export async function progressOf(db: Database, { id, filledAt, stoppedAt }: SendingRow) {
  const { sendingId, sentAt, nextAttemptAt } = sendingCopies
  const [counts] = await db
    .select({
      total: sql<number>`count(*)`,
      sent: sql<number>`count(${sentAt})`,
      waiting: sql<number>`count(${nextAttemptAt})`,
    })
    .from(sendingCopies)
    .where(eq(sendingId, id))
  const { total, sent, waiting } = counts ?? { total: 0, sent: 0, waiting: 0 }
  const failed = total - sent - waiting
  return { state: stateOf({ filledAt, stoppedAt, waiting }), total, sent, waiting, failed }
}

function stateOf({
  filledAt,
  stoppedAt,
  waiting,
}: Pick<SendingRow, 'filledAt' | 'stoppedAt'> & { waiting: number }): NewsletterSending['state'] {
  if (filledAt && waiting === 0) return 'done'
  if (stoppedAt) return 'stopped'
  return filledAt ? 'sending' : 'preparing'
}

export async function countWaitingCopies(db: Database): Promise<number> {
  const isWaiting = gt(sendingCopies.nextAttemptAt, new Date(0))
  return db.$count(sendingCopies, isWaiting)
}
