import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { deliverOutbox } from '#worker/mail/deliver.ts'
import type { Run } from '#worker/mail/run.ts'
import { deliverCopies } from './deliver.ts'
import { fillNext } from './fill.ts'
import type { SendingKinds } from './kind.ts'
import { findMailbox } from './mailbox.ts'

interface Lane {
  kinds: SendingKinds
  /** That of all mails; null without a transport. */
  run: Run | null
  /** When to leave off: before the next run starts. */
  untilMs: number
}

/**
 * Sends letters and alerts in batches, behind everything else: before each batch it looks whether
 * another mail is due. Without a transport it only writes down who gets them, and so it does while
 * the relay gives no answer.
 */
export async function runLane(
  stores: { db: Database; settings: Settings },
  { kinds, run, untilMs }: Lane,
): Promise<void> {
  const copies = run ?? findMailbox(stores)
  let canSend = copies !== null
  do {
    if (run) await deliverOutbox(stores, run)
    const filled = await fillNext(stores.db, kinds)
    const batch =
      copies && canSend ? await deliverCopies({ ...stores, kinds, run: copies, untilMs }) : 'idle'
    if (batch === 'stuck') canSend = false
    if (!filled && batch !== 'done') return
  } while (Date.now() < untilMs)
}
