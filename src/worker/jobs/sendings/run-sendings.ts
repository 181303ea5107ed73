import { deliverOutbox } from '#worker/mail/deliver.ts'
import type { Run } from '#worker/mail/run.ts'
import { deliverCopies } from './deliver.ts'
import { fillNext } from './fill.ts'
import type { SendingKinds, SendingStores } from './kind.ts'
import { findMailbox } from './mailbox.ts'

interface SendingRun {
  kinds: SendingKinds
  /** The run that delivers all emails; null without a transport. */
  run: Run | null
  /** The time to stop, before the next run starts. */
  untilMs: number
}

/**
 * Sends newsletters and alerts in batches, and other due emails before each batch. Only adds
 * recipients if there is no transport or the relay does not answer.
 */
export async function runSendings(
  stores: SendingStores,
  { kinds, run, untilMs }: SendingRun,
): Promise<void> {
  const copiesRun = run ?? findMailbox(stores)
  let canSend = copiesRun !== null
  do {
    if (run) await deliverOutbox(stores, run)
    const hasFilled = await fillNext(stores.db, kinds)
    const batch =
      copiesRun && canSend
        ? await deliverCopies({ ...stores, kinds, run: copiesRun, untilMs })
        : 'idle'
    if (batch === 'stuck') canSend = false
    if (!hasFilled && batch !== 'done') return
  } while (Date.now() < untilMs)
}
