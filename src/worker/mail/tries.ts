import { eq, sql } from 'drizzle-orm'
import { delivery } from '#shared/constants.ts'
import { relayClock } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { FailedDelivery } from './mail.ts'

/** The stored attempts of a mail. */
interface Attempts {
  attempts: number
  deferredAtMs: number | null
}

/**
 * Returns the changes of a mail's row after a failed attempt; `nextAttemptAt` is null after the
 * last one. A mail is given up when it was rejected for good, or refused for too long by a relay
 * that answers. Mails that found no relay wait behind all others that are due.
 */
export async function failedTry(
  db: Database,
  { attempts, deferredAtMs }: Attempts,
  { outcome, reason }: FailedDelivery,
) {
  const failed = { leasedUntil: null, failure: reason }
  if (outcome === 'unreachable') {
    await stopClock(db)
    return { ...failed, nextAttemptAt: new Date() }
  }
  const tried = { ...failed, attempts: attempts + 1 }
  if (outcome === 'rejected') return { ...tried, nextAttemptAt: null }
  const nowMs = await readClock(db)
  const sinceMs = deferredAtMs ?? nowMs
  const leftMs = delivery.givenUpAfterSeconds * 1000 - (nowMs - sinceMs)
  const waitMs = Math.min(waitAfter(tried.attempts), leftMs)
  const nextAttemptAt = waitMs > 0 ? new Date(Date.now() + waitMs) : null
  return { ...tried, deferredAtMs: sinceMs, nextAttemptAt }
}

function waitAfter(attempts: number): number {
  const waits = delivery.waitsSeconds
  return (waits[Math.min(attempts, waits.length) - 1] ?? 0) * 1000
}

/** Returns the relay's clock at an answer, in milliseconds. */
async function readClock(db: Database): Promise<number> {
  const { id, answeredMs, answeredAt } = relayClock
  const now = new Date()
  const passed = sql`max(0, coalesce(${now.getTime()} - ${answeredAt}, 0))`
  const { clock } = await db
    .insert(relayClock)
    .values({ id: 1, answeredMs: 0, answeredAt: now })
    .onConflictDoUpdate({
      target: id,
      set: { answeredMs: sql`${answeredMs} + ${passed}`, answeredAt: now },
    })
    .returning({ clock: answeredMs })
    .get()
  return clock
}

async function stopClock(db: Database): Promise<void> {
  await db.update(relayClock).set({ answeredAt: null }).where(eq(relayClock.id, 1))
}
