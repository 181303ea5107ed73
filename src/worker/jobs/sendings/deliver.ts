import { eq, inArray } from 'drizzle-orm'
import { sending as limits } from '#shared/constants.ts'
import { runBatch } from '#worker/db/change.ts'
import { release } from '#worker/db/claim.ts'
import { type CopyRow, type SendingRow, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { describeError, log } from '#worker/log.ts'
import type { Delivery, Mail } from '#worker/mail/mail.ts'
import { maySend, type Run, sendBy } from '#worker/mail/run.ts'
import { findSuppression, suppressed, suppressIfRefused } from '#worker/mail/suppressions.ts'
import { failedTry } from '#worker/mail/tries.ts'
import { claimCopies, hasTimeLeft, postponeCopies } from './claim.ts'
import { kindOf, type SendingKinds, type SendingStores } from './kind.ts'

interface DeliveryContext extends SendingStores {
  kinds: SendingKinds
  run: Run
  /** The time after which no copy is started. */
  untilMs: number
}

/** The outcome of a batch; `stuck` means that the relay should be left alone for now. */
type BatchOutcome = 'idle' | 'done' | 'stuck'

/** Sends the copies that are due and marks each right after. The remaining ones are released. */
export async function deliverCopies(context: DeliveryContext): Promise<BatchOutcome> {
  if (!maySend(context.run, context.untilMs)) return 'stuck'
  const batch = await claimCopies(context.db, context.kinds)
  if (batch.length === 0) return 'idle'
  const sendingsById = await findSendings(context.db, batch)
  const postponed = new Set<string>()
  let failuresInRow = 0
  for (const [index, copy] of batch.entries()) {
    const sending = sendingsById.get(copy.sendingId)
    if (!sending || !hasTimeLeft(copy) || !maySend(context.run, context.untilMs)) {
      await release(context.db, sendingCopies, { rows: batch.slice(index) })
      return 'done'
    }
    if (sending.stoppedAt) {
      await release(context.db, sendingCopies, { rows: [copy] })
      continue
    }
    if (postponed.has(sending.id)) continue
    const result = await deliver(context, sending, copy)
    if (result === 'later') {
      await postponeCopies(context.db, copy)
      postponed.add(sending.id)
      continue
    }
    sendingsById.set(sending.id, await saveResult(context.db, { sending, copy, result }))
    failuresInRow = result?.outcome === 'deferred' ? failuresInRow + 1 : 0
    if (failuresInRow >= limits.maxFailuresInRow) {
      await release(context.db, sendingCopies, { rows: batch.slice(index + 1) })
      return 'stuck'
    }
  }
  return 'done'
}

async function findSendings(db: Database, batch: readonly CopyRow[]) {
  const ids = [...new Set(batch.map(({ sendingId }) => sendingId))]
  const rows = await db.select().from(sendings).where(inArray(sendings.id, ids))
  return new Map(rows.map((sending) => [sending.id, sending]))
}

/** Sends a copy; null if its recipient has unsubscribed, `later` if it cannot be composed yet. */
async function deliver(
  context: DeliveryContext,
  sending: SendingRow,
  copy: CopyRow,
): Promise<Delivery | null | 'later'> {
  const mail = await compose(context, sending, copy)
  if (mail === null || mail === 'later') return mail
  const result: Delivery =
    mail === 'failed'
      ? { outcome: 'deferred', reason: 'not composed' }
      : await send(context, copy.id, mail)
  if (result.outcome !== 'sent') {
    const { outcome, reason } = result
    log('copy-not-sent', { id: copy.id, attempts: copy.attempts, outcome, reason })
  }
  return result
}

/** Sends a copy, unless mails to its address come back. */
async function send(context: DeliveryContext, id: string, mail: Mail): Promise<Delivery> {
  const { db, run, untilMs } = context
  if (await findSuppression(db, mail.to)) return suppressed
  const result = await sendBy(run, { id, mail, untilMs })
  await suppressIfRefused(context, mail.to, result)
  return result
}

/** Composes a copy. An error must not stop the other copies. */
async function compose(
  { db, kv, settings, kinds }: DeliveryContext,
  sending: SendingRow,
  copy: CopyRow,
): Promise<Mail | null | 'later' | 'failed'> {
  try {
    return await kindOf(kinds, sending).compose({ db, kv, settings }, sending, copy)
  } catch (error) {
    log('copy-not-composed', { id: copy.id, error: describeError(error) })
    return 'failed'
  }
}

interface Attempt {
  sending: SendingRow
  copy: CopyRow
  result: Delivery | null
}

/** Saves the result of an attempt and returns the sending, which may have been paused meanwhile. */
async function saveResult(db: Database, { sending, copy, result }: Attempt): Promise<SendingRow> {
  const isCopy = eq(sendingCopies.id, copy.id)
  const changes = result && (await changesBy(db, copy, result))
  const rows = await runBatch(db, {
    copy: changes
      ? db.update(sendingCopies).set(changes).where(isCopy)
      : db.delete(sendingCopies).where(isCopy),
    sending: db.select().from(sendings).where(eq(sendings.id, sending.id)),
  })
  return rows.sending[0] ?? sending
}

async function changesBy(db: Database, copy: CopyRow, result: Delivery): Promise<Partial<CopyRow>> {
  if (result.outcome !== 'sent') return failedTry(db, copy, result)
  const attempts = copy.attempts + 1
  const cleared = { nextAttemptAt: null, leasedUntil: null }
  return { ...cleared, attempts, sentAt: new Date(), failure: null }
}
