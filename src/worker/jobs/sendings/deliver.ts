import { eq, inArray } from 'drizzle-orm'
import { sending as limits } from '#shared/constants.ts'
import { runBatch } from '#worker/db/change.ts'
import { release } from '#worker/db/claim.ts'
import { type CopyRow, type SendingRow, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { describeError, log } from '#worker/log.ts'
import type { Delivery, Mail } from '#worker/mail/mail.ts'
import { maySend, type Run, sendBy } from '#worker/mail/run.ts'
import { failedTry } from '#worker/mail/tries.ts'
import { claimCopies, isHeld, postponeCopies } from './claim.ts'
import { kindOf, type SendingKinds } from './kind.ts'

interface Stores {
  db: Database
  settings: Settings
}

interface Lane extends Stores {
  kinds: SendingKinds
  run: Run
  /** When no copy is begun any more. */
  untilMs: number
}

/** How a batch went: nothing was due, it was worked off, or the relay should be left alone for now. */
type Batch = 'idle' | 'done' | 'stuck'

/**
 * Sends the copies that are due next, each composed when its turn comes and marked as soon as it is
 * gone. What it does not come to is free again.
 */
export async function deliverCopies(lane: Lane): Promise<Batch> {
  if (!maySend(lane.run, lane.untilMs)) return 'stuck'
  const batch = await claimCopies(lane.db, lane.kinds)
  if (batch.length === 0) return 'idle'
  const running = await findSendings(lane.db, batch)
  const postponed = new Set<string>()
  let failuresInRow = 0
  for (const [at, copy] of batch.entries()) {
    const sending = running.get(copy.sendingId)
    if (!sending || !isHeld(copy) || !maySend(lane.run, lane.untilMs)) {
      await release(lane.db, sendingCopies, { rows: batch.slice(at) })
      return 'done'
    }
    if (sending.stoppedAt) {
      await release(lane.db, sendingCopies, { rows: [copy] })
      continue
    }
    if (postponed.has(sending.id)) continue
    const result = await deliver(lane, sending, copy)
    if (result === 'later') {
      await postponeCopies(lane.db, copy)
      postponed.add(sending.id)
      continue
    }
    running.set(sending.id, await settle(lane.db, { sending, copy, result }))
    failuresInRow = result?.outcome === 'deferred' ? failuresInRow + 1 : 0
    if (failuresInRow >= limits.maxFailuresInRow) {
      await release(lane.db, sendingCopies, { rows: batch.slice(at + 1) })
      return 'stuck'
    }
  }
  return 'done'
}

async function findSendings(db: Database, batch: readonly CopyRow[]) {
  const ids = [...new Set(batch.map(({ sendingId }) => sendingId))]
  const found = await db.select().from(sendings).where(inArray(sendings.id, ids))
  return new Map(found.map((sending) => [sending.id, sending]))
}

/** Null for somebody who no longer wants it; later for what cannot be made now. */
async function deliver(
  lane: Lane,
  sending: SendingRow,
  copy: CopyRow,
): Promise<Delivery | null | 'later'> {
  const mail = await compose(lane, sending, copy)
  if (mail === null || mail === 'later') return mail
  const { run, untilMs } = lane
  const result: Delivery =
    mail === 'failed'
      ? { outcome: 'deferred', reason: 'not composed' }
      : await sendBy(run, { id: copy.id, mail, untilMs })
  if (result.outcome !== 'sent') {
    const { outcome, reason } = result
    log('copy-not-sent', { id: copy.id, attempts: copy.attempts, outcome, reason })
  }
  return result
}

/** One copy that cannot be made must not keep all others from their mails. */
async function compose(
  { db, settings, kinds }: Lane,
  sending: SendingRow,
  copy: CopyRow,
): Promise<Mail | null | 'later' | 'failed'> {
  try {
    return await kindOf(kinds, sending).compose({ db, settings }, sending, copy)
  } catch (error) {
    log('copy-not-composed', { id: copy.id, error: describeError(error) })
    return 'failed'
  }
}

interface Tried {
  sending: SendingRow
  copy: CopyRow
  result: Delivery | null
}

/** Writes down what became of a copy; gives its sending as it is now, which may have been stopped. */
async function settle(db: Database, { sending, copy, result }: Tried): Promise<SendingRow> {
  const own = eq(sendingCopies.id, copy.id)
  const changes = result && (await changesBy(db, copy, result))
  const settled = await runBatch(db, {
    copy: changes
      ? db.update(sendingCopies).set(changes).where(own)
      : db.delete(sendingCopies).where(own),
    sending: db.select().from(sendings).where(eq(sendings.id, sending.id)),
  })
  return settled.sending[0] ?? sending
}

async function changesBy(db: Database, copy: CopyRow, result: Delivery): Promise<Partial<CopyRow>> {
  if (result.outcome !== 'sent') return failedTry(db, copy, result)
  const attempts = copy.attempts + 1
  const settled = { nextAttemptAt: null, leasedUntil: null }
  return { ...settled, attempts, sentAt: new Date(), failure: null }
}
