import { and, eq, isNull } from 'drizzle-orm'
import { delivery } from '#shared/constants.ts'
import { claimDue, release } from '../db/claim.ts'
import { outbox } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { describeError, log } from '../log.ts'
import type { Delivery } from './mail.ts'
import { openMail } from './outbox.ts'
import { type Attempt, maySend, type Run, sendBy, startRun } from './run.ts'
import { mayTry, suppressed, suppressIfRefused } from './suppressions.ts'
import { failedTry } from './tries.ts'

interface Stores {
  db: Database
  settings: Settings
}

type Row = typeof outbox.$inferSelect

const queue = {
  condition: and(isNull(outbox.sentAt), isNull(outbox.deadAt)),
  leaseMs: delivery.leaseSeconds * 1000,
  limit: delivery.batch,
}

/** Delivers due mails in its own run; never rejects. */
export async function deliverNow(stores: Stores): Promise<void> {
  const run = startRun(stores.settings)
  if (!run) return
  await deliverOutbox(stores, run)
  await run.transport.close()
}

/**
 * Delivers due mails in small batches until none is left, the run's time is used up, or the relay
 * does not answer. Leased mails that were not attempted are released. Never rejects.
 */
export async function deliverOutbox(stores: Stores, run: Run): Promise<void> {
  const untilMs = Date.now() + run.leftMs
  try {
    while (maySend(run, untilMs)) {
      const batch = await claimDue(stores.db, outbox, queue)
      if (batch.length === 0) return
      await deliverBatch(stores, run, { batch, untilMs })
    }
  } catch (error) {
    log('delivery-stopped', { error: describeError(error) })
  } finally {
    run.leftMs = untilMs - Date.now()
  }
}

async function deliverBatch(
  stores: Stores,
  run: Run,
  { batch, untilMs }: { batch: readonly Row[]; untilMs: number },
): Promise<void> {
  for (const [at, row] of batch.entries()) {
    if (!maySend(run, untilMs)) {
      const failed = run.unanswered === null ? {} : { failure: run.unanswered }
      return release(stores.db, outbox, { rows: batch.slice(at), changes: failed })
    }
    const mail = await openMail(stores.settings, row)
    const result: Delivery = mail
      ? await tryMail(stores, run, { id: row.id, mail, untilMs })
      : { outcome: 'rejected', reason: 'sealed by an unknown key' }
    await settle(stores.db, row, result)
  }
}

/** Sends a mail, unless one was tried today to an address from which mails come back. */
async function tryMail(stores: Stores, run: Run, attempt: Attempt): Promise<Delivery> {
  const { to } = attempt.mail
  if (!(await mayTry(stores.db, to))) return suppressed
  const result = await sendBy(run, attempt)
  await suppressIfRefused(stores, to, result)
  return result
}

/** Stores the result of a delivery. */
async function settle(db: Database, row: Row, result: Delivery): Promise<void> {
  await db
    .update(outbox)
    .set(await changesBy(db, row, result))
    .where(eq(outbox.id, row.id))
  if (result.outcome === 'sent') return
  const { outcome, reason } = result
  log('mail-not-sent', { id: row.id, attempts: row.attempts, outcome, reason })
}

async function changesBy(db: Database, row: Row, result: Delivery): Promise<Partial<Row>> {
  const now = new Date()
  if (result.outcome === 'sent') {
    const attempts = row.attempts + 1
    return { attempts, sentAt: now, sealed: null, leasedUntil: null, failure: null }
  }
  const { nextAttemptAt, ...changes } = await failedTry(db, row, result)
  return { ...changes, ...(nextAttemptAt ? { nextAttemptAt } : { deadAt: now }) }
}
